/**
 * A manifest that allows the newest: of our peers what we claim, of everything else what `^` does; but
 * nothing other of what is `held`, whoever needs it.
 */
export function loosen(manifest, { peers, held }) {
  const { dependencies, devDependencies } = manifest
  const named = { ...dependencies, ...devDependencies }
  const range = ([name, version]) => {
    if (name.startsWith('@countersign/')) return [name, version]
    return [name, held[name] ?? peers[name] ?? `^${version}`]
  }
  const all = (list) => Object.fromEntries(Object.entries(list).map(range))
  return {
    ...manifest,
    dependencies: all(dependencies),
    devDependencies: all(devDependencies),
    overrides: Object.fromEntries(Object.entries(held).filter(([name]) => !(name in named))),
  }
}
