import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import type { FrameOptions } from './support/frameTest.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const port = process.env.E2E_PORT ?? '4190'
const url = `http://localhost:${port}`

/** Specs that change what the story told: new Safes, proposals, messages. */
const ACTING = /specs.(batch|frame\w*|contractAccounts)\.spec\.ts$/

/** What is promised inside a Safe, whatever the browser lets a frame keep. */
const FRAMED = /specs.frame(Batch|SignIn)?\.spec\.ts$/

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const blocking = { executablePath, args: [...args, '--test-third-party-cookie-phaseout'] }

/** Specs run against the real server, chains and wallet of the demo, in the system's Chromium. */
export default defineConfig<FrameOptions>({
  testDir: './specs',
  outputDir: '../test-results',
  workers: 1,
  // One after the other on one server: first those who look at the story as it was told.
  projects: [
    { name: 'looking', testIgnore: ACTING },
    { name: 'acting', testMatch: ACTING, use: { launchOptions: blocking } },
    { name: 'acting-allowed', testMatch: FRAMED, use: { thirdPartyCookies: 'allowed' } },
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
    trace: 'retain-on-failure',
    launchOptions: { executablePath, args },
  },
  webServer: {
    command: `node --conditions=source --disable-warning=ExperimentalWarning apps/demo/src/main.ts`,
    cwd: root,
    url: `${url}/readyz`,
    env: { PORT: port, DATA_DIR: `.cache/e2e-data-${port}`, LOG_LEVEL: 'warn', RATE_LIMIT: 'off' },
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
  },
})
