/**
 * A package's manifest as strangers get it: without the sources that only this repository has, whose
 * condition `source` would lead whoever uses one of that name nowhere, and without our own tools.
 */
export function publishedManifest({ devDependencies: _, exports, ...manifest }) {
  const kept = Object.entries(exports).flatMap(([entry, target]) => {
    if (target === null) return [[entry, null]]
    const { source: __, ...conditions } = target
    return Object.keys(conditions).length > 0 ? [[entry, conditions]] : []
  })
  return { ...manifest, exports: Object.fromEntries(kept) }
}
