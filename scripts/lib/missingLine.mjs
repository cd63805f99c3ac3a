import { PROGRAMS } from './programs.mjs'

/** One line: what is missing and how to get it. */
export function missingLine(names) {
  const packages = [...new Set(names.flatMap((name) => PROGRAMS[name].packages))]
  const variables = names.flatMap((name) => PROGRAMS[name].variable ?? [])
  const elsewhere = variables.length > 0 ? `, or set ${variables.join(', ')}` : ''
  return `Missing: ${names.join(', ')}. On Debian: \`apt-get install --no-install-recommends ${packages.join(' ')}\` as root${elsewhere}.`
}
