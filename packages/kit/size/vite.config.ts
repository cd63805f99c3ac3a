import { defineConfig } from 'vite'

export default defineConfig({
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  build: {
    target: 'es2022',
    manifest: true,
    outDir: '../../../.cache/size/kit',
    emptyOutDir: true,
  },
})
