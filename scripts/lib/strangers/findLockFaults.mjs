import semver from 'semver'
import { isOurs } from './isOurs.mjs'

/** Machines that everything is installed on; those with musl are not among them. */
const PART = /linux-(x64|arm64)(?!.*musl)/

/**
 * What is wrong with a lock file: it does not fit its manifest, or what ours need; it names a registry or
 * leaves bytes open; it has not all parts for the machines that tests run on.
 * @param {object[]} ours the manifests of our packages
 */
export function findLockFaults(manifest, { packages }, ours) {
  const faults = []
  const { '': top, ...entries } = packages
  for (const kind of ['dependencies', 'devDependencies']) {
    if (JSON.stringify(top[kind]) !== JSON.stringify(manifest[kind])) {
      faults.push(`its ${kind} are not those of its package.json`)
    }
  }
  const names = new Set(ours.map(({ name }) => name))
  const uses = Object.keys(manifest.dependencies).some((name) => names.has(name))
  const asked = [
    ['', top],
    ...Object.entries(entries),
    ...(uses ? ours.map((each) => [`node_modules/${each.name}`, each]) : []),
  ]
  for (const [path, entry] of Object.entries(entries)) {
    if (isOurs(path)) faults.push(`${path} is ours, and another with each build`)
    else if (!entry.integrity) faults.push(`${path} has no integrity`)
    if (entry.resolved) faults.push(`${path} names a registry`)
  }
  for (const [path, entry] of asked) {
    const { dependencies, peerDependencies, peerDependenciesMeta = {} } = entry
    const needed = { ...(path ? {} : entry.devDependencies), ...dependencies, ...peerDependencies }
    for (const [name, range] of Object.entries(needed)) {
      if (names.has(name) || peerDependenciesMeta[name]?.optional) continue
      const found = find(entries, name, path)
      if (!found) faults.push(`${path} needs ${name}, which is not there`)
      else if (!fits(found, range))
        faults.push(`${path} needs ${name} ${range}, not ${found.version}`)
    }
    for (const name of Object.keys(entry.optionalDependencies ?? {})) {
      if (PART.test(name) && !find(entries, name, path)) faults.push(`${name} is not there`)
    }
  }
  return faults
}

const fits = ({ version }, range) =>
  semver.validRange(range) === null || semver.satisfies(version, range, { includePrerelease: true })

function find(entries, name, from) {
  for (let at = from; ; at = at.slice(0, Math.max(at.lastIndexOf('/node_modules/'), 0))) {
    const found = entries[`${at ? `${at}/` : ''}node_modules/${name}`]
    if (found || !at) return found
  }
}
