/** As pnpm and Yarn write down what they have taken from a registry. */
const TAKEN = [
  /^ {2}'?((?:@[^@\s]+\/)?[^@\s']+)@(\d[^:'(\s]*)'?:\n {4}resolution: \{integrity: ([^,}\s]+)/gm,
  /^ {2}resolution: "((?:@[^@\s]+\/)?[^@\s"]+)@npm:(\d[^"\s]*)"/gm,
]
/** Names of parts for one kind of machine: npm's lock file has only those that its registry had. */
const PART = /\b(linux|darwin|win32|freebsd|android|openharmony|sunos|aix|netbsd|openbsd|wasm32)\b/

/** What another package manager has taken, by its lock file, that npm's does not have. */
export function findUnpinned(text, { packages }) {
  const pinned = Object.entries(packages).map(([path, { version, integrity }]) => ({
    name: path.split('node_modules/').at(-1),
    version,
    integrity,
  }))
  const taken = TAKEN.flatMap((pattern) => [...text.matchAll(pattern)])
  const other = taken.filter(
    ([, name, version, integrity]) =>
      !PART.test(name) &&
      !pinned.some(
        (pin) =>
          pin.name === name &&
          pin.version === version &&
          (integrity === undefined || pin.integrity === integrity),
      ),
  )
  if (taken.length === 0) return ['Nothing was taken from a registry.']
  return other.map(([, name, version]) => `${name} ${version} is not what the lock file says.`)
}
