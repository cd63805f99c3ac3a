import { posix } from 'node:path'

/** What belongs into a package, and nothing else. */
const WANTED = [/^package\.json$/, /^README\.md$/, /^LICENSE$/, /^images\/[\w-]+\.png$/, /^dist\//]
const IN_DIST = /\.(js|js\.map|d\.ts|css)$|^dist\/THIRD-PARTY\.md$/
const OURS_ALONE = /\.(test|test-d|spec)\.|testing-only|__snapshots__|\/relay\//

/**
 * What is wrong with a package that is about to be published, in sentences.
 * @param {{ files: string[], manifest: object, read: (path: string) => string }} pack
 */
export function findPackageFaults({ files, manifest, read }) {
  const has = new Set(files)
  return [
    ...['LICENSE', 'README.md'].filter((path) => !has.has(path)).map((path) => `has no ${path}`),
    ...files.filter((path) => !belongs(path)).map((path) => `${path} does not belong there`),
    ...['description', 'license', 'engines', 'exports', 'sideEffects', 'type']
      .filter((field) => manifest[field] === undefined)
      .map((field) => `its manifest has no ${field}`),
    ...(manifest.devDependencies ? ['its manifest has devDependencies'] : []),
    ...exportFaults(manifest.exports ?? {}, files),
    ...files.filter((path) => path.endsWith('.js')).flatMap((path) => mapFaults(path, has, read)),
    ...(has.has('README.md') ? readmeFaults(read('README.md'), has) : []),
  ]
}

function belongs(path) {
  if (OURS_ALONE.test(path)) return false
  return WANTED.some((each) => each.test(path)) && (!path.startsWith('dist/') || IN_DIST.test(path))
}

function exportFaults(exports, files) {
  return Object.entries(exports).flatMap(([entry, target]) =>
    Object.entries(target ?? {})
      .filter(([, path]) => !files.some((file) => fits(path, `./${file}`)))
      .map(([condition, path]) => `exports ${entry} as ${condition} ${path}, which is not there`),
  )
}

const fits = (pattern, path) => {
  const [before, after] = pattern.split('*')
  return after === undefined ? pattern === path : path.startsWith(before) && path.endsWith(after)
}

/** A map is beside its file, and has the sources inside: they are not in the package. */
function mapFaults(path, has, read) {
  const [, name] = /\/\/# sourceMappingURL=(\S+)\s*$/.exec(read(path)) ?? []
  if (!name) return onlyPassesOn(read(path)) ? [] : [`${path} has no source map`]
  const map = posix.join(posix.dirname(path), name)
  if (!has.has(map)) return [`${path} names the map ${name}, which is not there`]
  const { sourcesContent = [], sources } = JSON.parse(read(map))
  return sourcesContent.filter(Boolean).length === sources.length
    ? []
    : [`${map} leaves out some of its sources`]
}

/** Files of imports and exports alone have nothing to map, nor has what the bundler itself adds. */
const onlyPassesOn = (code) =>
  code.includes('// \\0rolldown/runtime.js') ||
  code
    .replaceAll(/\/\/[^\n]*|\/\*[\s\S]*?\*\//g, '')
    .split(/[;\n]/)
    .every((line) => /^\s*($|['"]use client['"]|import\b|export\b)/.test(line))

/** Pictures must work from the package's page: they come with it, or from an address. */
function readmeFaults(text, has) {
  const targets = [...text.matchAll(/(!?)\[[^\]]*\]\(([^)\s]+)\)/g)]
  return targets.flatMap(([, picture, target]) => {
    if (/^(https:\/\/|#)/.test(target) || has.has(posix.normalize(target))) return []
    return [`README.md ${picture ? 'shows' : 'points to'} ${target}, which is not in the package`]
  })
}
