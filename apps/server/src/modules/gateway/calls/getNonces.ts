import { recommendNonce } from '../lists/recommendNonce.ts'
import type { CallHandler } from './call.ts'
import type { getNonces as endpoint } from './neighbours.ts'

export const getNonces: CallHandler<typeof endpoint> = async ({ context, path }) => {
  const { chainId: chain, safeAddress } = path
  const safe = await context.safes.read(chain, safeAddress)
  return {
    currentNonce: safe.nonce,
    recommendedNonce: await recommendNonce(context, chain, safe),
  }
}
