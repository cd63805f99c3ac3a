/**
 * What a lock file of npm pins, said so that other package managers can be told it: names that are there
 * once by themselves, others also by who needs them.
 * @returns {{ name: string, version: string, parent?: string }[]}
 */
export function listPins({ packages }) {
  const paths = Object.keys(packages).filter(Boolean)
  return paths.map((path) => {
    const names = path
      .split('node_modules/')
      .slice(1)
      .map((name) => name.replace(/\/$/, ''))
    const name = names.at(-1)
    const isOnce = paths.filter((each) => each.endsWith(`node_modules/${name}`)).length === 1
    const { version } = packages[path]
    return isOnce || names.length === 1
      ? { name, version }
      : { name, version, parent: names.at(-2) }
  })
}
