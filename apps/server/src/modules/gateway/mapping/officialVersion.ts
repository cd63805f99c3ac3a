import type { SafeIdentity } from '@countersign/safe'

/** A Safe's version as the official services write it: singletons that announce what they do end in `+L2`. */
export function officialVersion(version: string, identity: SafeIdentity): string {
  const isLoud = identity.verdict === 'official' && identity.contract === 'SafeL2'
  return isLoud && !version.includes('+') ? `${version}+L2` : version
}
