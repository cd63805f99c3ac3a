import type { CallHandler } from '../http/serveCall.ts'
import { recommendNonce } from '../lists/recommendNonce.ts'
import type { getNonces as endpoint } from '../neighbours.ts'

export const getNonces: CallHandler<typeof endpoint> = async ({ ground, path }) => {
  const { chainId: chain, safeAddress } = path
  const safe = await ground.safes.read(chain, safeAddress)
  return {
    currentNonce: safe.nonce,
    recommendedNonce: await recommendNonce(ground, chain, safe),
  }
}
