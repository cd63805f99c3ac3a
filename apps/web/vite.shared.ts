import { createReadStream, createWriteStream, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliCompress, createGzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import type { Plugin, UserConfig } from 'vite'

/** How the app is built, alone or wrapped by the demo: `inputs` are its HTML documents. */
export function siteConfig(inputs: string[] = ['index.html']): UserConfig {
  return {
    plugins: [react(), precompress()],
    resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
    build: {
      target: 'es2022',
      manifest: true,
      rolldownOptions: { input: inputs },
      // Files, never data: URLs, so that the cache and the security policy stay simple.
      assetsInlineLimit: 0,
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
    closeBundle: async () => {
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
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
