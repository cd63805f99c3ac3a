import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { findProgram } from '../../scripts/lib/findProgram.mjs'
import { chromiumArgs } from '../support/chromiumArgs.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { STRANGERS = '', STRANGERS_CHAIN, STRANGERS_VITE, STRANGERS_NEXT } = process.env

const served = (app: string, port: string, command: string) => ({
  command: `node ${join('node_modules', command)}`,
  cwd: join(STRANGERS, app),
  url: `http://localhost:${port}`,
  env: {
    ORIGIN: `http://localhost:${port}`,
    AUTH_SECRET: 'known to everybody who reads this spec',
  },
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
})

/**
 * Strangers' apps, built from the packed packages by `npm test -- strangers`, which says where they
 * are and at which ports they belong.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json']],
  projects: [
    ...(STRANGERS_VITE
      ? [
          {
            name: 'vite',
            testMatch: 'vite*.spec.ts',
            use: { baseURL: `http://localhost:${STRANGERS_VITE}` },
          },
        ]
      : []),
    ...(STRANGERS_NEXT
      ? [
          {
            name: 'next',
            testMatch: 'next*.spec.ts',
            use: { baseURL: `http://localhost:${STRANGERS_NEXT}` },
          },
        ]
      : []),
  ],
  webServer: [
    {
      command:
        'node --conditions=source --disable-warning=ExperimentalWarning e2e/strangers/chain.ts',
      cwd: root,
      url: `http://127.0.0.1:${STRANGERS_CHAIN}`,
    },
    ...(STRANGERS_VITE
      ? [
          served(
            'vite',
            STRANGERS_VITE,
            `vite/bin/vite.js preview --strictPort --port ${STRANGERS_VITE}`,
          ),
        ]
      : []),
    ...(STRANGERS_NEXT
      ? [served('next', STRANGERS_NEXT, `next/dist/bin/next start -p ${STRANGERS_NEXT}`)]
      : []),
  ],
  use: {
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    launchOptions: { executablePath: findProgram('chromium'), args: chromiumArgs },
  },
})
