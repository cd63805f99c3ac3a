import type { getSafe as endpoint } from '@countersign/gateway'
import { fallBack } from '../fallBack.ts'
import type { CallHandler } from '../http/serveCall.ts'
import { toAddressInfo } from '../mapping/toAddressInfo.ts'
import { versionState } from '../mapping/versionState.ts'
import { findSafeTimes } from '../store/safes.ts'

/** The chain's own word, and when each part of the Safe changed last. */
export const getSafe: CallHandler<typeof endpoint> = async ({ ground, path, setAge }) => {
  const { chainId: chain, safeAddress } = path
  const key = { chainId: chain.id, safe: safeAddress }
  const [{ safe, seenAt }, times] = await Promise.all([
    ground.safes.readOrRemember(chain, safeAddress),
    // Without the database there are no tags.
    fallBack(
      ground.database.run((db) => findSafeTimes(db, key)),
      ['database'],
      undefined,
    ),
  ])
  if (seenAt !== null) setAge(seenAt)
  const known = await fallBack(chain.identify(safe.singleton), ['chain'], null)
  return {
    address: toAddressInfo(safe.address),
    chainId: String(chain.id),
    nonce: safe.nonce,
    threshold: safe.threshold,
    owners: safe.owners.map((owner) => toAddressInfo(owner)),
    implementation: toAddressInfo(
      safe.singleton,
      known ? `${known.contract} ${known.version}` : null,
    ),
    implementationVersionState: versionState(safe.version, known !== null),
    modules: safe.modules.length === 0 ? null : safe.modules.map((module) => toAddressInfo(module)),
    fallbackHandler: safe.fallbackHandler && toAddressInfo(safe.fallbackHandler),
    guard: safe.guard && toAddressInfo(safe.guard),
    version: safe.version,
    collectiblesTag: toTag(times?.collectibles),
    txQueuedTag: toTag(times?.queue),
    txHistoryTag: toTag(times?.history),
    messagesTag: toTag(times?.messages),
  }
}

/** Unix seconds as text. */
function toTag(date: Date | null | undefined): string | null {
  return date ? String(Math.floor(date.getTime() / 1_000)) : null
}
