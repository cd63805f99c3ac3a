/**
 * An app's manifest that says where our packages are. npm finds those that ours need among themselves
 * once one is named at the top; all are, so that none is asked for elsewhere. An app that names none gets
 * none.
 */
export function takeTarballs(manifest, packs) {
  const places = Object.fromEntries(packs.map(({ name, tarball }) => [name, `file:${tarball}`]))
  if (!Object.keys(manifest.dependencies).some((name) => name in places)) return manifest
  return { ...manifest, dependencies: { ...manifest.dependencies, ...places } }
}
