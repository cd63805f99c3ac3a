import { defineConfig } from 'vite'

/**
 * As a stranger would: nothing but what Vite does by itself. The list of files is for the budgets. Their
 * names are without hashes, which are letters by chance: the same code would weigh a hundred bytes more or
 * less for them.
 */
export default defineConfig({
  build: {
    manifest: true,
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/[name].js',
        chunkFileNames: 'assets/[name].js',
        assetFileNames: 'assets/[name][extname]',
      },
    },
  },
})
