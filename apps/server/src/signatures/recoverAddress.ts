import type { Hex } from 'viem'
import {
  bytesToHex,
  getAddress,
  hashMessage,
  hexToBytes,
  keccak256,
  recoverAddress as recoverInJavaScript,
} from 'viem/utils'

type Recover = (hash: Uint8Array, signature: Uint8Array, recoveryId: 0 | 1) => Uint8Array | null

const wasm: Recover | undefined = await loadWasm()

/** Which way is taken; WebAssembly is five times as fast. */
export const recoveryEngine = wasm ? 'wasm' : 'javascript'

/**
 * The address whose key signed a text (ERC-191), or `undefined` when the bytes are no such
 * signature: 65 bytes, or the 64 of EIP-2098.
 */
export function recoverAddress(message: string, signature: Hex): Promise<Hex | undefined> {
  return recoverSigner(hashMessage(message), signature)
}

/** The same for 32 bytes that were signed as they are. */
export async function recoverSigner(hash: Hex, signature: Hex): Promise<Hex | undefined> {
  const parts = splitSignature(hexToBytes(signature))
  if (!parts) return undefined
  try {
    if (!wasm) {
      const recovery = bytesToHex(Uint8Array.of(27 + parts.recoveryId)).slice(2)
      return await recoverInJavaScript({
        hash,
        signature: `${bytesToHex(parts.compact)}${recovery}`,
      })
    }
    const key = wasm(hexToBytes(hash), parts.compact, parts.recoveryId)
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

async function loadWasm(): Promise<Recover | undefined> {
  // For tests, and for machines that forbid WebAssembly.
  if (process.env.COUNTERSIGN_NO_WASM) return undefined
  try {
    const { recover } = await import('tiny-secp256k1')
    return (hash, signature, recoveryId) => recover(hash, signature, recoveryId, false)
  } catch {
    return undefined
  }
}
