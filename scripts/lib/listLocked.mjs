/**
 * Every package that lock files name, once for each name and version, with the bytes that are wanted.
 * @param {{ file: string, lock: { packages: Record<string, object> } }[]} locks
 * @param {{ os: string, cpu: string, libc: string }[]} machines of which one has to be fit for it
 * @returns {{ locked: { name: string, version: string, integrity: string }[], without: string[] }}
 * `without` says which entries have no bytes of their own, and why
 */
export function listLocked(locks, machines) {
  const locked = new Map()
  const without = []
  for (const { file, lock } of locks) {
    for (const [path, entry] of Object.entries(lock.packages)) {
      const { version, integrity, link, resolved } = entry
      if (!path) continue
      const name = entry.name ?? path.split('node_modules/').at(-1)
      if (link) without.push(`${file}: ${path} is a link to ${resolved}`)
      else if (!path.includes('node_modules/'))
        without.push(`${file}: ${path} is a part of this repository`)
      else if (!integrity) without.push(`${file}: ${path} has no integrity`)
      else if (machines.some((machine) => isFor(entry, machine))) {
        // The same version with other bytes is one more, and one of them will not be found.
        locked.set(`${name}@${version} ${integrity}`, { name, version, integrity })
      }
    }
  }
  return { locked: [...locked.values()], without }
}

const isFor = ({ os, cpu, libc }, machine) =>
  fits(os, machine.os) && fits(cpu, machine.cpu) && fits(libc, machine.libc)

function fits(list, own) {
  if (!list) return true
  if (list.includes(`!${own}`)) return false
  return list.includes(own) || list.every((one) => one.startsWith('!'))
}
