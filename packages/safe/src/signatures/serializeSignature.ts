import type { Hex } from 'viem'
import { packSignatures } from './packSignatures.ts'
import type { SafeSignature } from './types.ts'

/** One signature as gateways take and store it; the inverse of `parseSignature`. */
export function serializeSignature(signature: SafeSignature): Hex {
  // A list of one. The signer decides only the order, and there is none.
  const signer = 'owner' in signature ? signature.owner : (`0x${'0'.repeat(40)}` as const)
  return packSignatures([{ signer, signature }])
}
