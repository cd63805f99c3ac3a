import type { getSafe as endpoint } from '@countersign/gateway'
import { fallBack } from '../errors/fallBack.ts'
import { officialVersion } from '../mapping/officialVersion.ts'
import { toAddressInfo } from '../mapping/toAddressInfo.ts'
import { toUnknownCode } from '../mapping/toUnknownCode.ts'
import { versionState } from '../mapping/versionState.ts'
import { findBorrowedCode } from '../store/borrowedCode.ts'
import { findSafeTimes } from '../store/safes.ts'
import type { CallHandler } from './call.ts'

/** One is enough to beware of a Safe; more are counted. */
const MAX_SHOWN = 5

/** The chain's own word, and when each part of the Safe changed last. */
export const getSafe: CallHandler<typeof endpoint> = async ({ context, path, setAge }) => {
  const { chainId: chain, safeAddress } = path
  const key = { chainId: chain.id, safe: safeAddress }
  const [{ safe, seenAt }, stored] = await Promise.all([
    context.safes.readOrRemember(chain, safeAddress),
    // Without the database there are no tags, and nobody knows what the Safe has run.
    fallBack(
      context.database.run(async (db) => ({
        times: await findSafeTimes(db, key),
        borrowed: await findBorrowedCode(db, key, MAX_SHOWN),
      })),
      ['database'],
      undefined,
    ),
  ])
  const times = stored?.times
  if (seenAt !== null) setAge(seenAt)
  const { identity } = safe
  return {
    address: toAddressInfo(safe.address),
    chainId: String(chain.id),
    nonce: safe.nonce,
    threshold: safe.threshold,
    owners: safe.owners.map((owner) => toAddressInfo(owner)),
    implementation: toAddressInfo(
      safe.singleton,
      identity.verdict === 'official' ? `${identity.contract} ${identity.version}` : null,
    ),
    implementationVersionState: versionState(safe.version, identity.verdict === 'official'),
    modules: safe.modules.length === 0 ? null : safe.modules.map((module) => toAddressInfo(module)),
    fallbackHandler: safe.fallbackHandler && toAddressInfo(safe.fallbackHandler),
    guard: safe.guard && toAddressInfo(safe.guard),
    version: officialVersion(safe.version, identity),
    collectiblesTag: toTag(times?.collectibles),
    txQueuedTag: toTag(times?.queue),
    txHistoryTag: toTag(times?.history),
    messagesTag: toTag(times?.messages),
    unknownCode: toUnknownCode(safe.address, stored?.borrowed),
  }
}

/** Unix seconds as text. */
function toTag(date: Date | null | undefined): string | null {
  return date ? String(Math.floor(date.getTime() / 1_000)) : null
}
