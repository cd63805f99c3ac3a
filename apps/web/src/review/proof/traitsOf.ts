import { SafeError, type VersionTraits, versionTraits } from '@countersign/safe'

/** How a Safe of a version hashes and tells; null for one that nobody knows. */
export function traitsOf(version: string | undefined): VersionTraits | null {
  if (version === undefined) return null
  try {
    return versionTraits(version)
  } catch (error) {
    if (error instanceof SafeError) return null
    throw error
  }
}
