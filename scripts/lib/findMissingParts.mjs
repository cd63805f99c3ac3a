/**
 * The parts of packages that are made for one kind of machine only (bindings of a compiler and the
 * like), are for this one, and are not there. npm leaves such a part out without a word when it cannot
 * be had, and whoever needs it fails later with another error.
 *
 * @param {{ packages: Record<string, object> }} lock
 * @param {{ platform: string, arch: string, libc?: string, has: (path: string) => boolean }} machine
 * @returns {string[]} each with its version
 */
export function findMissingParts({ packages }, { platform, arch, libc, has }) {
  const missing = new Set()
  for (const [path, { optionalDependencies = {} }] of Object.entries(packages)) {
    if (path && !has(path)) continue
    for (const [name, range] of Object.entries(optionalDependencies)) {
      const place = placeOf(name, path)
      const part = packages[place]
      if (part ? isFor(part) && !has(place) : isNamedFor(name)) {
        missing.add(`${part?.name ?? name} ${part?.version ?? range}`)
      }
    }
  }
  return [...missing]

  /** Where Node would find it from there. */
  function placeOf(name, from) {
    for (let at = from; ; at = at.slice(0, Math.max(at.lastIndexOf('/node_modules/'), 0))) {
      const place = `${at ? `${at}/` : ''}node_modules/${name}`
      if (place in packages || !at) return place
    }
  }

  function isFor({ os, cpu, libc: libcs }) {
    // What is for every machine may be left out for other reasons.
    if (!os && !cpu) return false
    const fits = (list, own) =>
      !list || list.includes(own) || list.every((one) => isOther(one, own))
    return fits(os, platform) && fits(cpu, arch) && (!libcs || !libc || libcs.includes(libc))
  }

  /** The lock file does not have it: then its name alone says for whom it is. */
  function isNamedFor(name) {
    const words = name.split(/[/@-]/)
    if (!words.includes(platform) || !words.includes(arch)) return false
    return (
      platform !== 'linux' || words.some((word) => word.startsWith('musl')) === (libc === 'musl')
    )
  }
}

const isOther = (one, own) => one.startsWith('!') && one !== `!${own}`
