import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** One entry at a time (`--mode`), as an app that uses only that one would get it. */
const ENTRIES: Record<string, string> = {
  core: '../dist/index.js',
  transactions: '../src/transactions/index.ts',
}

/** The core alone as it is published, without wagmi and viem: what it adds to an app that has those anyway. */
export default defineConfig(({ mode }) => ({
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  build: {
    target: 'es2022',
    manifest: true,
    outDir: at(`../../../.cache/size/${mode}`),
    emptyOutDir: true,
    minify: true,
    lib: { entry: at(ENTRIES[mode] ?? ''), formats: ['es'], fileName: mode },
    rolldownOptions: { external: [/^viem/, /^@wagmi/] },
  },
}))
