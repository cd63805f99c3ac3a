import type { MasterCopy } from '@countersign/gateway'
import {
  compareVersions,
  judgeSettingsChange,
  type SafeSettings,
  type SafeUpdate,
} from '@countersign/safe'
import type { Address } from 'viem'

export type VersionVerdict =
  | { verdict: 'upToDate' }
  /** `newest` of what its owners can install. */
  | { verdict: 'outdated'; newest: string }
  /** There are newer ones, and no way for this Safe to any of them. */
  | { verdict: 'stuck'; newest: string }
  /** Code that this chain's gateway does not know as a Safe's. */
  | { verdict: 'unofficial' }
  | { verdict: 'asking' }

/**
 * Whether a Safe runs the newest of the chain's official contracts, or could. `update`: what the chain can
 * install; null where it can nothing, undefined while nobody has said.
 */
export function judgeVersion(
  safe: SafeSettings & { singleton: Address },
  copies: readonly MasterCopy[],
  update: SafeUpdate | null | undefined,
): VersionVerdict {
  const same = safe.singleton.toLowerCase()
  if (!copies.some(({ address }) => address.toLowerCase() === same)) {
    return { verdict: 'unofficial' }
  }
  const newest = copies
    .map((copy) => plain(copy.version))
    .reduce((best, each) => (compareVersions(each, best) > 0 ? each : best), safe.version)
  if (newest === safe.version) return { verdict: 'upToDate' }
  if (update === undefined) return { verdict: 'asking' }
  const canUpdate = update && judgeSettingsChange(safe, { change: update }).refusal === null
  return canUpdate ? { verdict: 'outdated', newest: update.version } : { verdict: 'stuck', newest }
}

/** Without the suffix of singletons for second layers. */
const plain = (version: string) => version.replace(/\+.*$/, '')
