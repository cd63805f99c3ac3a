import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { chromiumArgs } from './support/chromiumArgs.ts'
import { engine } from './support/engine.ts'
import './support/ownFonts.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const port = Number(process.env.E2E_PORT ?? 4190)
const urlOf = (at: number) => `http://localhost:${at}`

/** Specs that change what the story told: new Safes, proposals, messages. */
const ACTING =
  /specs.(batch|frame(Acts|Batch|Govern|Message|Sdk|SignIn)|contractAccounts|fakeSafe|lyingNode|workspace.(acts|compose|govern)\w*)\.spec\.ts$/

/** The real server, chains and wallet of the demo. */
const demoAt = (at: number) => ({
  command: 'node --conditions=source --disable-warning=ExperimentalWarning apps/demo/src/main.ts',
  cwd: root,
  url: `${urlOf(at)}/readyz`,
  env: { PORT: `${at}`, DATA_DIR: `.cache/e2e-data-${at}`, LOG_LEVEL: 'warn', RATE_LIMIT: 'off' },
  timeout: 300_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  stdout: 'ignore' as const,
})

/** Specs run in the engine of the system's Chromium; in all of it where cookies matter (`frameTest.ts`). */
export default defineConfig({
  testDir: './specs',
  outputDir: '../test-results',
  // As many as a small machine has cores: with more, pages wait for each other.
  workers: 2,
  // Those who look at the story as it was told share a server; those who change it have another,
  // on which they come one after the other.
  // The latter begin, on one of the workers: at the end they would keep only one busy.
  projects: [
    {
      name: 'acting',
      testMatch: ACTING,
      workers: 1,
      use: { baseURL: urlOf(port + 1) },
    },
    { name: 'looking', testIgnore: ACTING, use: { baseURL: urlOf(port) } },
  ],
  webServer: [demoAt(port), demoAt(port + 1)],
  snapshotPathTemplate:
    '{testDir}/{testFileDir}/{testFileName}-snapshots/{arg}{-snapshotSuffix}{ext}',
  forbidOnly: true,
  retries: 0,
  // For what hangs, not for what is slow: a busy machine is no failure.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json']],
  use: {
    // What failed can be looked at step by step. Pictures of every step would cost a third more, and
    // copies of the page a tenth; `--trace on` brings both for a single spec.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    launchOptions: { executablePath: engine, args: chromiumArgs },
  },
})
