import type { Hex } from 'viem'
import { getAddress, hashMessage, hexToBytes, keccak256 } from 'viem/utils'
import type { RecoverKey } from './engines.ts'

/**
 * The address whose key signed a text (ERC-191), or `undefined` when the bytes are no such
 * signature: 65 bytes, or the 64 of EIP-2098.
 */
export async function recoverAddress(
  message: string,
  signature: Hex,
  recoverKey: RecoverKey,
): Promise<Hex | undefined> {
  const parts = splitSignature(hexToBytes(signature))
  if (!parts) return undefined
  try {
    const key = await recoverKey(hashMessage(message, 'bytes'), parts.compact, parts.recoveryId)
    return key ? getAddress(`0x${keccak256(key.subarray(1)).slice(-40)}`) : undefined
  } catch {
    // Numbers outside the curve: no key made them.
    return undefined
  }
}

function splitSignature(bytes: Uint8Array) {
  if (bytes.length === 64) {
    const compact = bytes.slice()
    const top = compact[32] ?? 0
    compact[32] = top & 0x7f
    return { compact, recoveryId: top >> 7 === 1 ? (1 as const) : (0 as const) }
  }
  const last = bytes[64]
  if (bytes.length !== 65 || last === undefined) return undefined
  const recoveryId = last >= 27 ? last - 27 : last
  if (recoveryId !== 0 && recoveryId !== 1) return undefined
  return { compact: bytes.slice(0, 64), recoveryId: recoveryId === 1 ? (1 as const) : (0 as const) }
}
