import { createReadStream, createWriteStream, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliCompress, createGzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type Rollup, type UserConfig } from 'vite'
import { type Piece, planChunks } from './vite.chunks.ts'

/** The first page names what may come after it, hundreds of files: seven digits tell two versions apart. */
const shortNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
}

/** How the app is built, alone or wrapped by the demo: `inputs` are its HTML documents. */
export function siteConfig(inputs: string[] = ['index.html']): UserConfig {
  const base = {
    resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
    build: {
      target: 'es2022',
      // Files, never data: URLs, so that the cache and the security policy stay simple.
      assetsInlineLimit: 0,
    },
  }
  return {
    ...base,
    plugins: [react(), fewFiles(base), preloadWhatIsNew(), precompress()],
    build: {
      ...base.build,
      manifest: true,
      rolldownOptions: { input: inputs, output: shortNames },
    },
  }
}

/** Builds it once to see what is used together, and then in few files. */
function fewFiles(base: UserConfig): Plugin {
  let home = ''
  return {
    name: 'countersign-few-files',
    apply: 'build',
    async config({ root, build: wanted }, { mode }) {
      const built = await build({
        ...base,
        ...(root && { root }),
        ...{ configFile: false, mode, logLevel: 'silent', plugins: [react()] },
        build: {
          ...base.build,
          ...{ write: false, minify: false, reportCompressedSize: false },
          rolldownOptions: { input: wanted?.rolldownOptions?.input ?? 'index.html' },
        },
      })
      const outputs = [built].flat() as Rollup.RollupOutput[] // nothing is watched
      const pieces = outputs.flatMap(({ output }) =>
        output.filter((file): file is Rollup.OutputChunk => file.type === 'chunk'),
      ) satisfies Piece[]
      const plan = planChunks(pieces)
      const groups = [
        {
          name: (id: string) => plan.get(id) ?? null,
          // What it stands on has its own place.
          includeDependenciesRecursively: false,
        },
      ]
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }
    },
    configResolved: (config) => {
      home = config.root
    },
    /** Beside Vite's own list, which names a file by its first module only. */
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk'
          ? file.moduleIds.map((id) => [relative(home, id), file.fileName])
          : [],
      )
      const source = JSON.stringify(Object.fromEntries(modules))
      this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source })
    },
  }
}

/**
 * Before a file is fetched on demand, Vite fetches all that it stands on, from a list in the file that
 * asks for it: dozens of names, of which the page has most already. Those are left out here.
 */
function preloadWhatIsNew(): Plugin {
  let chunks = new Map<string, Rollup.OutputChunk>()
  let everywhere = new Set<string>()
  const loadedWith = (file: string, found = new Set<string>()): Set<string> => {
    if (found.has(file)) return found
    found.add(file)
    for (const each of chunks.get(file)?.imports ?? []) loadedWith(each, found)
    return found
  }
  return {
    name: 'countersign-preload',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (_file, needed, { hostId, hostType }) => {
            if (hostType === 'html') return needed
            const loaded = loadedWith(hostId)
            return needed.filter((each) => !loaded.has(each) && !everywhere.has(each))
          },
        },
      },
    }),
    generateBundle: {
      // Vite writes the lists in its own.
      order: 'pre',
      handler: (_options, bundle) => {
        const all = Object.values(bundle).filter((each) => each.type === 'chunk')
        chunks = new Map(all.map((each) => [each.fileName, each]))
        const [first, ...others] = all
          .filter(({ isEntry }) => isEntry)
          .map(({ fileName }) => loadedWith(fileName))
        everywhere = new Set(
          [...(first ?? [])].filter((file) => others.every((each) => each.has(file))),
        )
      },
    },
  }
}

/** Below this, headers outweigh what compression saves. */
const MINIMUM_BYTES = 1_024

/** Writes `.br` and `.gz` beside each text file, so that the server never compresses while serving. */
function precompress(): Plugin {
  let folder = 'dist'
  return {
    name: 'countersign-precompress',
    apply: 'build',
    configResolved: (config) => {
      folder = join(config.root, config.build.outDir)
    },
    writeBundle: async (_options, bundle) => {
      // What another build has put there is compressed already.
      const files = Object.keys(bundle)
        .map((name) => join(folder, name))
        .filter((file) => /\.(js|css|html|svg|json|webmanifest)$/.test(file))
        .filter((file) => statSync(file).size >= MINIMUM_BYTES)
      await Promise.all(
        files.flatMap((file) => [
          pipeline(createReadStream(file), createBrotliCompress(), createWriteStream(`${file}.br`)),
          pipeline(
            createReadStream(file),
            createGzip({ level: 9 }),
            createWriteStream(`${file}.gz`),
          ),
        ]),
      )
    },
  }
}
