import { type Address, BaseError, type Client, type Hex, parseAbi, zeroHash } from 'viem'
import { readContract } from 'viem/actions'
import { isNodeFailure } from '../../../shared/chain/isNodeFailure.ts'

const abi = /* @__PURE__ */ parseAbi([
  'function signedMessages(bytes32 hash) view returns (uint256)',
  'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
])

/** Whether the Safe itself keeps a message as signed, by a transaction of its owners. */
export async function readKept(client: Client, safe: Address, hash: Hex): Promise<boolean> {
  const ask = { address: safe, abi, functionName: 'signedMessages', args: [hash] } as const
  try {
    return (await readContract(client, ask)) > 0n
  } catch (error) {
    if (isNodeFailure(error)) throw error
    return false
  }
}

/**
 * Whether the Safe answers whoever asks it about signatures (ERC-1271): its fallback handler does.
 * One that knows the question refuses a wrong signature; without one there is no answer at all.
 */
export async function readAnswers(client: Client, safe: Address): Promise<boolean> {
  const args = [zeroHash, '0x'] as const
  const ask = { address: safe, abi, functionName: 'isValidSignature', args } as const
  try {
    await readContract(client, ask)
    return true
  } catch (error) {
    if (isNodeFailure(error)) throw error
    return !isSilence(error)
  }
}

const SILENT = new Set(['AbiDecodingZeroDataError', 'ContractFunctionZeroDataError'])

const isSilence = (error: unknown): boolean =>
  error instanceof BaseError &&
  error.walk((cause) => cause instanceof Error && SILENT.has(cause.name)) !== null
