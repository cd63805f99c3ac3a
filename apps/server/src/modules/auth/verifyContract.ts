import {
  type Address,
  concatHex,
  decodeAbiParameters,
  encodeAbiParameters,
  encodeFunctionData,
  erc6492SignatureValidatorByteCode,
  type Hex,
  numberToHex,
  parseAbi,
} from 'viem'
import type { ChainClient } from '../../chains/createChains.ts'
import { RpcError } from '../../chains/errors.ts'

type Verdict = 'valid' | 'invalid'

/** The nodes could not be asked, or do not say the same: nobody knows, so nobody is let in. */
export class ContractUnknownError extends Error {
  override readonly name = 'ContractUnknownError'
  readonly code: 'chain_unavailable' | 'nodes_disagree'

  constructor(code: ContractUnknownError['code']) {
    super(
      code === 'chain_unavailable'
        ? 'The network of this account gives no answer right now.'
        : 'The nodes of this network do not agree about this account yet.',
    )
    this.code = code
  }
}

export type VerifyContractParameters = {
  chain: Pick<ChainClient, 'requestEach'>
  address: Address
  hash: Hex
  signature: Hex
  signal?: AbortSignal | undefined
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

/** Asks the contract, on every node of its chain, whether it signed. */
export async function verifyContract(parameters: VerifyContractParameters): Promise<Verdict> {
  const { address, hash, signature } = parameters
  const wrapped = unwrap(signature)
  const direct = encodeFunctionData({
    abi: ERC1271,
    args: [hash, wrapped?.signature ?? signature],
  })
  const verdicts = await askEach(parameters, { to: address, data: direct, gas: GAS }, YES)
  if (!wrapped || verdicts.every((verdict) => verdict === 'valid')) return agree(verdicts)
  // Not deployed, or deployed and not ready: let the code that comes with the signature run first.
  const data = concatHex([
    erc6492SignatureValidatorByteCode,
    encodeAbiParameters(
      [{ type: 'address' }, { type: 'bytes32' }, { type: 'bytes' }],
      [address, hash, signature],
    ),
  ])
  return agree(await askEach(parameters, { data, gas: GAS }, '0x01'))
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

async function askEach(
  { chain, signal }: VerifyContractParameters,
  call: { to?: Address; data: Hex; gas: Hex },
  yes: Hex,
): Promise<(Verdict | undefined)[]> {
  const answers = await chain.requestEach('eth_call', [call, 'latest'], { signal })
  return answers.map((answer) => {
    if (answer.status === 'fulfilled') return answer.value === yes ? 'valid' : 'invalid'
    return isRevert(answer.reason) ? 'invalid' : undefined
  })
}

/** All that answered have to say the same: one node that lies could open every account. */
function agree(verdicts: readonly (Verdict | undefined)[]): Verdict {
  const [first, ...others] = verdicts.filter((verdict) => verdict !== undefined)
  if (first === undefined) throw new ContractUnknownError('chain_unavailable')
  if (others.some((verdict) => verdict !== first)) throw new ContractUnknownError('nodes_disagree')
  return first
}

/** The contract ran and gave up. Anything else is the node's trouble and no verdict. */
function isRevert(error: unknown): boolean {
  if (!(error instanceof RpcError)) return false
  return (
    error.code === 3 ||
    /revert|out of gas|invalid opcode|invalid jump|stack (under|over)flow/i.test(error.message)
  )
}
