import type { Hex } from 'viem'
import { getAddress, hashMessage, hexToBytes, keccak256 } from 'viem/utils'
import type { RecoverKey } from './engines.ts'

/** What was signed: a text (ERC-191), or 32 bytes as they are. */
export type Signed = { text: string } | { hash: Hex }

/**
 * The address whose key signed, or `undefined` when the bytes are no signature: 65 bytes, or the 64
 * of EIP-2098.
 */
export async function recoverAddress(
  signed: Signed,
  signature: Hex,
  recoverKey: RecoverKey,
): Promise<Hex | undefined> {
  const parts = splitSignature(hexToBytes(signature))
  if (!parts) return undefined
  const hash = 'text' in signed ? hashMessage(signed.text, 'bytes') : hexToBytes(signed.hash)
  try {
    const key = await recoverKey(hash, parts.compact, parts.recoveryId)
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
