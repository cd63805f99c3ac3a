import type { MasterCopy } from '@countersign/gateway'
import { compareVersions } from '@countersign/safe'
import type { Address } from 'viem'

export type VersionVerdict =
  | { verdict: 'upToDate' }
  | { verdict: 'outdated'; newest: string }
  /** Code that this chain's gateway does not know as a Safe's. */
  | { verdict: 'unofficial' }

/** Whether a Safe runs the newest of the chain's official contracts. */
export function judgeVersion(
  singleton: Address,
  version: string,
  copies: readonly MasterCopy[],
): VersionVerdict {
  const same = singleton.toLowerCase()
  if (!copies.some(({ address }) => address.toLowerCase() === same)) {
    return { verdict: 'unofficial' }
  }
  const newest = copies
    .map((copy) => plain(copy.version))
    .reduce((best, each) => (compareVersions(each, best) > 0 ? each : best), plain(version))
  return compareVersions(newest, plain(version)) > 0
    ? { verdict: 'outdated', newest }
    : { verdict: 'upToDate' }
}

/** Without the suffix of singletons for second layers. */
const plain = (version: string) => version.replace(/\+.*$/, '')
