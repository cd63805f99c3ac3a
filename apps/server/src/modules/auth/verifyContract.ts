import {
  type Address,
  concatHex,
  decodeAbiParameters,
  encodeAbiParameters,
  erc6492SignatureValidatorByteCode,
  type Hex,
  keccak256,
} from 'viem'
import { askContract, SIGNATURE_GAS } from '../../signatures/askContract.ts'
import { readVerdict, type Verdict } from '../../signatures/readVerdict.ts'
import { type AskNodesParameters, askNodes } from './askNodes.ts'

export type VerifyContractParameters = Pick<AskNodesParameters, 'chain' | 'nodes' | 'signal'> & {
  address: Address
  hash: Hex
  signature: Hex
}

/** ERC-6492: ends the signature of an account that may not be deployed yet. */
const SUFFIX = '6492'.repeat(16)

/**
 * Asks the contract, on every node of its chain, whether it signed. What is deployed decides alone,
 * and its no is final: ERC-6492 would let code of the signer's choice run first and ask again.
 */
export async function verifyContract(parameters: VerifyContractParameters): Promise<Verdict> {
  const { address, hash, signature } = parameters
  const wrapped = unwrap(signature)
  if (await hasCode(parameters)) {
    return askContract({
      address,
      question: { hash, signature: wrapped?.signature ?? signature },
      call: (request, read) => call(parameters, request, read),
    })
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
  return call(parameters, { data, gas: SIGNATURE_GAS }, (answer) => readVerdict(answer, '0x01'))
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
  read: (answer: PromiseSettledResult<unknown>) => Verdict | undefined,
): Promise<Verdict> {
  const verdict = await askNodes({
    ...parameters,
    method: 'eth_call',
    params: [request, 'latest'],
    read,
  })
  return verdict === 'valid' ? 'valid' : 'invalid'
}
