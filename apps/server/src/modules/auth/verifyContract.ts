import {
  type Address,
  concatHex,
  decodeAbiParameters,
  encodeAbiParameters,
  encodeFunctionData,
  erc6492SignatureValidatorByteCode,
  type Hex,
  keccak256,
  numberToHex,
  parseAbi,
} from 'viem'
import { RpcError } from '../../errors/chainErrors.ts'
import { type AskNodesParameters, askNodes } from './askNodes.ts'

type Verdict = 'valid' | 'invalid'

export type VerifyContractParameters = Pick<AskNodesParameters, 'chain' | 'nodes' | 'signal'> & {
  address: Address
  hash: Hex
  signature: Hex
}

const ERC1271 = parseAbi([
  'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
])
/** ERC-1271's yes: its magic value, padded, and not a byte more: a contract that echoes what it is asked returns more. */
const YES: Hex = `0x1626ba7e${'00'.repeat(28)}`
/** ERC-6492: ends the signature of an account that may not be deployed yet. */
const SUFFIX = '6492'.repeat(16)
/** Enough to deploy an account; whoever signs chooses what runs. */
const GAS = numberToHex(10_000_000)

/**
 * Asks the contract, on every node of its chain, whether it signed. What is deployed decides alone,
 * and its no is final: ERC-6492 would let code of the signer's choice run first and ask again.
 */
export async function verifyContract(parameters: VerifyContractParameters): Promise<Verdict> {
  const { address, hash, signature } = parameters
  const wrapped = unwrap(signature)
  if (await hasCode(parameters)) {
    const args = [hash, wrapped?.signature ?? signature] as const
    const data = encodeFunctionData({ abi: ERC1271, args })
    return call(parameters, { to: address, data, gas: GAS }, YES)
  }
  // A key's address, and the signature is not the key's.
  if (!wrapped) return 'invalid'
  const data = concatHex([
    erc6492SignatureValidatorByteCode,
    encodeAbiParameters(
      [{ type: 'address' }, { type: 'bytes32' }, { type: 'bytes' }],
      [address, hash, signature],
    ),
  ])
  return call(parameters, { data, gas: GAS }, '0x01')
}

function unwrap(signature: Hex): { signature: Hex } | undefined {
  if (!signature.toLowerCase().endsWith(SUFFIX)) return undefined
  try {
    const [, , inner] = decodeAbiParameters(
      [{ type: 'address' }, { type: 'bytes' }, { type: 'bytes' }],
      // Cut off the end of a hexadecimal text that is longer.
      signature.slice(0, -SUFFIX.length) as Hex,
    )
    return { signature: inner }
  } catch {
    // Only looks like one.
    return undefined
  }
}

const NO_CODE = 'no code'

/** Whether there is a contract: the same one for every node, or its answers would mean nothing. */
async function hasCode(parameters: VerifyContractParameters): Promise<boolean> {
  const code = await askNodes({
    ...parameters,
    method: 'eth_getCode',
    params: [parameters.address, 'latest'],
    read: (answer) => (answer.status === 'fulfilled' ? describeCode(answer.value) : undefined),
  })
  return code !== NO_CODE
}

function describeCode(code: unknown): string | undefined {
  if (typeof code !== 'string' || !/^0x(?:[0-9a-f]{2})*$/i.test(code)) return undefined
  return code === '0x' ? NO_CODE : `code ${keccak256(code.toLowerCase() as Hex)}`
}

async function call(
  parameters: VerifyContractParameters,
  request: { to?: Address; data: Hex; gas: Hex },
  yes: Hex,
): Promise<Verdict> {
  const verdict = await askNodes({
    ...parameters,
    method: 'eth_call',
    params: [request, 'latest'],
    read(answer): Verdict | undefined {
      if (answer.status === 'fulfilled') return answer.value === yes ? 'valid' : 'invalid'
      return isRevert(answer.reason) ? 'invalid' : undefined
    },
  })
  return verdict === 'valid' ? 'valid' : 'invalid'
}

/** The contract ran and gave up. Anything else is the node's trouble and no verdict. */
function isRevert(error: unknown): boolean {
  if (!(error instanceof RpcError)) return false
  return (
    error.code === 3 ||
    /revert|out of gas|invalid opcode|invalid jump|stack (under|over)flow/i.test(error.message)
  )
}
