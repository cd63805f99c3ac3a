import type { getAllOwnedSafes as endpoint } from '@countersign/gateway/wallet'
import type { CallHandler } from '../calls/call.ts'
import { mapLimited } from '../chain/mapLimited.ts'
import { findOwnedSafes } from '../domain/findOwnedSafes.ts'
import { fallBack } from '../errors/fallBack.ts'

/** A chain that cannot be asked has none: the others are told all the same. */
export const getAllOwnedSafes: CallHandler<typeof endpoint> = async ({ context, path }) => {
  const found = await mapLimited(context.chains.values(), async (chain) => {
    const finding = findOwnedSafes(context, chain, path.ownerAddress)
    return [[String(chain.id), await fallBack(finding, ['chain'], [])] as const]
  })
  return Object.fromEntries(found.flat())
}
