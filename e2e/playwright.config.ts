import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { chromiumArgs } from './support/chromiumArgs.ts'
import type { FrameOptions } from './support/frameTest.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const port = process.env.E2E_PORT ?? '4190'
const url = `http://localhost:${port}`

/** Specs that change what the story told: new Safes, proposals, messages. */
const ACTING = /specs.(batch|frame\w*|contractAccounts)\.spec\.ts$/

/** What is promised inside a Safe, whatever the browser lets a frame keep. */
const FRAMED = /specs.frame(Batch|SignIn)?\.spec\.ts$/

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const blocking = { executablePath, args: [...chromiumArgs, '--test-third-party-cookie-phaseout'] }

/** Specs run against the real server, chains and wallet of the demo, in the system's Chromium. */
export default defineConfig<FrameOptions>({
  testDir: './specs',
  outputDir: '../test-results',
  workers: 2,
  // On one server, and so first those who look at the story as it was told, two at a time; then
  // those who change it, one after the other.
  projects: [
    { name: 'looking', testIgnore: ACTING },
    {
      name: 'acting',
      testMatch: ACTING,
      use: { launchOptions: blocking },
      workers: 1,
      dependencies: ['looking'],
    },
    {
      name: 'acting-allowed',
      testMatch: FRAMED,
      use: { thirdPartyCookies: 'allowed' },
      workers: 1,
      dependencies: ['acting'],
    },
  ],
  snapshotPathTemplate:
    '{testDir}/{testFileDir}/{testFileName}-snapshots/{arg}{-snapshotSuffix}{ext}',
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: url,
    // What failed can be looked at step by step; pictures of every step would cost a third more.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: { executablePath, args: chromiumArgs },
  },
  webServer: {
    command: `node --conditions=source --disable-warning=ExperimentalWarning apps/demo/src/main.ts`,
    cwd: root,
    url: `${url}/readyz`,
    env: { PORT: port, DATA_DIR: `.cache/e2e-data-${port}`, LOG_LEVEL: 'warn', RATE_LIMIT: 'off' },
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
  },
})
