import { defineConfig } from 'vitest/config'
import { LongestFirst } from './scripts/lib/longestFirst.mjs'
import { mutate } from './scripts/lib/mutations/mutate.mjs'
import { MUTATIONS } from './scripts/lib/mutations/mutations.mjs'

const conditions = ['source', 'module', 'browser', 'development|production']
// Without `module`: workers are Node, which some packages give a form by it that only bundlers can load.
const ssr = { resolve: { conditions: ['source', 'node', 'development|production'] } }

/** For what hangs, not for what is slow: a busy machine is no failure, and the long counts are long. */
const PATIENCE = process.env.DEEP ? 7_200_000 : 900_000

/** The same for one thing that a test waits for with `expect.poll`; `vi.waitFor` knows nothing of it. */
const WAITING = 20_000

/** A rule that is broken on purpose; see `scripts/lib/mutations`. */
const mutation = MUTATIONS.find(({ name }) => name === process.env.MUTATION)

/** What needs chains, sockets or processes. */
const integration = (named: Named) => ({
  extends: true as const,
  test: {
    globalSetup: 'scripts/lib/provide.mjs',
    setupFiles: 'scripts/lib/temporaryForFile.mjs',
    // Each starts servers, chains and databases of its own, and shares only what is loaded: the
    // embedded database alone is a second to compile.
    isolate: false,
    // One more than a small machine has cores: a third of their time they wait, for limits to
    // pass and for processes to come up.
    maxWorkers: 3,
    ...named,
  },
})

type Named = {
  name: string
  include: string[]
  exclude?: string[]
  env?: Record<string, string>
  isolate?: boolean
}

/** Who puts something in a module's place, which works only where nobody has loaded it before. */
const ALONE = [
  'e2e/integration/liesByPath.integration.test.ts',
  'e2e/integration/tampering.integration.test.ts',
]

/** Two layers: `*.test.ts` runs alone, `*.integration.test.ts` needs chains, sockets or processes. */
export default defineConfig({
  plugins: mutation ? [mutate(mutation)] : [],
  resolve: { conditions },
  ssr,
  test: {
    // What is broken on purpose is kept nowhere.
    ...(mutation && { fsModuleCache: false }),
    globalSetup: 'scripts/lib/temporary.mjs',
    testTimeout: PATIENCE,
    hookTimeout: PATIENCE,
    expect: { poll: { timeout: WAITING } },
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{packages,apps}/*/src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.mjs',
            'e2e/support/*.test.ts',
          ],
          exclude: ['**/*.integration.test.*', '**/node_modules/**'],
          setupFiles: 'scripts/lib/settleImports.mjs',
          // Nothing here has globals of its own, so nothing is loaded again for every file.
          isolate: false,
          maxWorkers: '100%',
        },
      },
      integration({
        name: 'integration',
        include: [
          '{packages,apps}/*/src/**/*.integration.test.ts',
          'e2e/integration/*.integration.test.ts',
          'scripts/**/*.integration.test.mjs',
        ],
        exclude: ALONE,
      }),
      integration({ name: 'alone', include: ALONE, isolate: true }),
      // With a window around them, which nothing else may find in its process. React is the one that
      // visitors get, whole: it draws in half the time, and beside its other half it draws nothing.
      {
        ...integration({
          name: 'pages',
          include: ['e2e/integration/*/*.integration.test.ts'],
          env: { NODE_ENV: 'production' },
        }),
        oxc: { jsx: { development: false } },
      },
    ],
  },
})
