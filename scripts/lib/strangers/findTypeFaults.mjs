import { readFileSync } from 'node:fs'

/** Nobody resolves a package of modules alone in these ways, as attw's profile `esm-only` has it. */
const NOT_PROMISED = new Set(['node10', 'node16-cjs'])

/** What `@arethetypeswrong/core` finds in a packed package. */
export async function findTypeFaults(tarball) {
  // Not at the top: whoever imports this may be about to install it.
  const { checkPackage, createPackageFromTarballData } = await import('@arethetypeswrong/core')
  const { types, problems } = await checkPackage(
    createPackageFromTarballData(new Uint8Array(readFileSync(tarball))),
  )
  if (!types) return ['has no types']
  return problems
    .filter(({ resolutionKind }) => !NOT_PROMISED.has(resolutionKind))
    .filter(({ entrypoint = '' }) => !entrypoint.endsWith('.css'))
    .map(({ kind, entrypoint, resolutionKind }) =>
      [kind, entrypoint, resolutionKind].filter(Boolean).join(' '),
    )
}
