import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The core alone, without wagmi and viem: what it adds to an app that has those anyway. */
export default defineConfig({
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  build: {
    target: 'es2022',
    manifest: true,
    outDir: at('../../../.cache/size/core'),
    emptyOutDir: true,
    minify: true,
    lib: {
      entry: { core: at('../src/index.ts'), transactions: at('../src/transactions/index.ts') },
      formats: ['es'],
    },
    rolldownOptions: { external: [/^viem/, /^@wagmi/] },
  },
})
