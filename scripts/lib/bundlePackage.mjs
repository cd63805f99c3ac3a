import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'
import { needsClient } from './needsClient.mjs'
import { noticeOf } from './noticeOf.mjs'

/**
 * Bundles a package's sources into the few files that `files` names, and one for each of its exports.
 * Libraries stay outside, except those that are brought along, with a notice.
 */
export async function bundlePackage(home, { files, broughtAlong = [] }) {
  // Not at the top: whoever imports this may be about to install it.
  const { build } = await import('vite')
  const source = join(home, 'src')
  const manifest = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  const isBroughtAlong = (id) =>
    broughtAlong.some((name) => id === name || id.startsWith(`${name}/`))
  let fileOf = new Map()
  const { output } = await build({
    root: home,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      target: 'es2022',
      outDir: join(home, 'dist'),
      emptyOutDir: false,
      // A stranger's bundler does that, and knows better for whom.
      minify: false,
      sourcemap: true,
      lib: { entry: listEntries(home, manifest), formats: ['es'] },
      rolldownOptions: {
        preserveEntrySignatures: 'allow-extension',
        // What is brought along brings all of its own: shared, it would split what pages begin with.
        external: (id, importer = '') =>
          /^[^./]/.test(id) && !isBroughtAlong(id) && !importer.includes('node_modules'),
        onLog() {},
        plugins: [
          {
            name: 'countersign-published-files',
            buildEnd() {
              fileOf = assign(files, {
                source,
                importsOf: (id) => this.getModuleInfo(id)?.importedIds ?? [],
                isFetched: (id) => this.getModuleInfo(id)?.dynamicImporters.length > 0,
                isEntry: (id) => this.getModuleInfo(id)?.isEntry,
              })
            },
            /** What files share among themselves, by letters, is no part of what a package promises. */
            generateBundle(_, bundle) {
              for (const { isEntry, fileName, exports } of Object.values(bundle)) {
                const letters = isEntry ? exports.filter((name) => name.length < 3) : []
                if (letters.length > 0) throw new Error(`${fileName} would also export ${letters}.`)
              }
            },
          },
        ],
        output: {
          entryFileNames: '[name].js',
          banner: directiveOf,
          chunkFileNames: (chunk) => `parts/${chunk.name}.js`,
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: (id) => fileOf.get(id) ?? null }],
          },
        },
      },
    },
  }).then((built) => built.flat?.()[0] ?? built)
  const notice = noticeOf(output.flatMap((file) => Object.keys(file.modules ?? {})))
  if (notice) writeFileSync(join(home, 'dist', 'THIRD-PARTY.md'), notice)
}

/** For React's server components: said by each file that needs it, never by an export as a whole. */
const directiveOf = ({ isEntry, moduleIds }) =>
  !isEntry && moduleIds.some((id) => /\.tsx?$/.test(id) && needsClient(readFileSync(id, 'utf8')))
    ? "'use client'"
    : ''

/** The first file that needs a module has it. */
function assign(files, { source, importsOf, isFetched, isEntry }) {
  const assigned = new Map()
  for (const { name, of, whole = false } of files) {
    const visit = (id) => {
      if (assigned.has(id) || !id.startsWith(source)) return
      assigned.set(id, isEntry(id) || (isFetched(id) && !whole) ? null : name)
      for (const each of importsOf(id)) visit(each)
    }
    for (const path of of) visit(join(source, path))
  }
  return assigned
}

/** What a package exports, by the name of its file in `dist`; some is for this repository alone. */
function listEntries(home, manifest) {
  const sources = Object.values(manifest.exports)
    .filter((each) => each?.default)
    .map((each) => each.source)
    .filter((path) => path && !path.endsWith('.css'))
    .flatMap((path) => (path.includes('*') ? matching(home, path) : [path]))
  return Object.fromEntries(
    sources.map((path) => [
      relative('src', path.replace(/\.tsx?$/, '')).replaceAll(sep, '/'),
      join(home, path),
    ]),
  )
}

/** The files that a pattern with one star in its last part stands for. */
function matching(home, pattern) {
  const [before, after] = pattern.split('*')
  return readdirSync(join(home, before))
    .filter((name) => name.endsWith(after) && !name.includes('.test.'))
    .map((name) => `${before}${basename(name)}`)
}
