import type { getSafe as endpoint } from '@countersign/gateway/service'
import { zeroAddress } from 'viem'
import type { CallHandler } from '../../calls/call.ts'
import { officialVersion } from '../../mapping/officialVersion.ts'

/** The chain's own word. */
export const getSafe: CallHandler<typeof endpoint> = async ({ context, path, setAge }) => {
  const { shortName: chain, safeAddress } = path
  const { safe, seenAt } = await context.safes.readOrRemember(chain, safeAddress)
  if (seenAt !== null) setAge(seenAt)
  return {
    address: safe.address,
    nonce: String(safe.nonce),
    threshold: safe.threshold,
    owners: [...safe.owners],
    masterCopy: safe.singleton,
    modules: [...safe.modules],
    fallbackHandler: safe.fallbackHandler ?? zeroAddress,
    guard: safe.guard ?? zeroAddress,
    version: officialVersion(safe.version, safe.identity),
  }
}
