import { UnsupportedVersionError } from '../errors.ts'

export type VersionTraits = {
  /** From 1.3.0. Before, the same signature was good on every chain that has the same Safe. */
  domainHasChainId: boolean
  /** The name of the sixth field in the signed structure; it was renamed in 1.0.0. */
  gasField: 'baseGas' | 'dataGas'
  /** From 1.1.0 a signature over the `personal_sign` form of the hash counts (v 31 and 32). */
  ethSign: boolean
  /** What a contract owner's `isValidSignature` is asked about: the bytes before hashing, or the hash. */
  contractSignature: 'bytes' | 'bytes32'
  /** From 1.1.0 every execution ends in an event with its hash; before, only one that failed. */
  tellsExecutions: boolean
}

const knownMinors: Record<string, number> = { 0: 1, 1: 5 }

/** How a Safe of this version hashes and checks. Unknown versions are refused, never guessed. */
export function versionTraits(version: string): VersionTraits {
  const match = /^(\d{1,3})\.(\d{1,3})\.\d{1,3}(?:\+[\w.-]{1,32})?$/.exec(version)
  const major = Number(match?.[1])
  const minor = Number(match?.[2])
  const newest = match?.[1] === String(major) ? knownMinors[major] : undefined
  // 0.0.x hashed differently again, and no such contract can be had to check against.
  if (newest === undefined || minor > newest || (major === 0 && minor < 1)) {
    throw new UnsupportedVersionError(version)
  }
  const from = (wantedMajor: number, wantedMinor: number) =>
    major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)
  return {
    domainHasChainId: from(1, 3),
    gasField: from(1, 0) ? 'baseGas' : 'dataGas',
    ethSign: from(1, 1),
    contractSignature: from(1, 5) ? 'bytes32' : 'bytes',
    tellsExecutions: from(1, 1),
  }
}
