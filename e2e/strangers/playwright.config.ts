import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { findProgram } from '../../scripts/lib/findProgram.mjs'
import { chromiumArgs } from '../support/chromiumArgs.ts'
import '../support/ownFonts.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { STRANGERS = '', STRANGERS_CHAIN } = process.env

/** The apps that were built, with the ports that they belong to. */
const APPS = [
  { app: 'vite', port: process.env.STRANGERS_VITE, specs: /(vite|wagmi)\S*\.spec\.ts/ },
  { app: 'next', port: process.env.STRANGERS_NEXT, specs: /next\S*\.spec\.ts/ },
  { app: 'own-config', port: process.env.STRANGERS_OWN_CONFIG, specs: /(own|wagmi)\S*\.spec\.ts/ },
].filter(({ port }) => port)

function serve(app: string, port: string | undefined) {
  const command =
    app === 'next'
      ? `next/dist/bin/next start -p ${port}`
      : `vite/bin/vite.js preview --strictPort --port ${port}`
  const origin = `http://localhost:${port}`
  return {
    command: `node ${join('node_modules', command)}`,
    cwd: join(STRANGERS, app),
    url: origin,
    env: { ORIGIN: origin, AUTH_SECRET: 'known to everybody who reads this spec' },
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
  }
}

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
  projects: APPS.map(({ app, port, specs }) => ({
    name: app,
    testMatch: specs,
    use: { baseURL: `http://localhost:${port}` },
  })),
  webServer: [
    {
      command:
        'node --conditions=source --disable-warning=ExperimentalWarning e2e/strangers/chain.ts',
      cwd: root,
      url: `http://127.0.0.1:${STRANGERS_CHAIN}`,
    },
    ...APPS.map(({ app, port }) => serve(app, port)),
  ],
  use: {
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    launchOptions: { executablePath: findProgram('chromium'), args: chromiumArgs },
  },
})
