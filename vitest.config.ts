import { defineConfig } from 'vitest/config'

const conditions = ['source', 'module', 'browser', 'development|production']
const ssr = { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } }

/** Two layers: `*.test.ts` runs alone, `*.integration.test.ts` needs chains, sockets or processes. */
export default defineConfig({
  resolve: { conditions },
  ssr,
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{packages,apps}/*/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
          exclude: ['**/*.integration.test.*', '**/node_modules/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: [
            '{packages,apps}/*/src/**/*.integration.test.ts',
            'e2e/integration/**/*.integration.test.ts',
            'scripts/**/*.integration.test.mjs',
          ],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
