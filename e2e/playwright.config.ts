import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { choosePort } from './support/choosePort.ts'
import { chromiumArgs } from './support/chromiumArgs.ts'
import { engine } from './support/engine.ts'
import './support/ownFonts.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
/**
 * One more than a small machine has cores: two that change the world wait half of their time, for blocks and
 * the indexer, and beside them one that looks keeps both cores busy.
 */
const WORKERS = 3
const ready = await choosePort(2 + WORKERS)
const port = ready + 1
const urlOf = (at: number) => `http://localhost:${at}`
/** A world for each worker, for what changes it. */
const worlds = Array.from({ length: WORKERS }, (_, worker) => port + 1 + worker)

/** What the worlds keep: `npm test` lends a folder, and takes it away. */
const data = process.env.E2E_WORLDS ?? join(root, '.cache', 'worlds')

/** Specs that change what the story told: new Safes, proposals, messages. */
const ACTING = /specs.acting./

/** The real server, chains and wallet of the demo, in every world. */
const demo = {
  command: `node --disable-warning=ExperimentalWarning e2e/support/startWorlds.ts ${[data, ready, port, ...worlds].join(' ')}`,
  cwd: root,
  url: urlOf(ready),
  env: { LOG_LEVEL: 'warn', RATE_LIMIT: 'off' },
  timeout: 300_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  stdout: 'ignore' as const,
}

/** Specs run in the engine of the system's Chromium; in all of it where cookies matter (`frameTest.ts`). */
export default defineConfig({
  testDir: './specs',
  outputDir: '../test-results',
  workers: WORKERS,
  // Those who look at the story as it was told share a server. Those who change it have one for each
  // worker (`worldTest.ts`), so that they run side by side; they begin, for they take longest.
  projects: [
    { name: 'acting', testMatch: ACTING, workers: 2, metadata: { worlds: worlds.map(urlOf) } },
    { name: 'looking', testIgnore: ACTING, use: { baseURL: urlOf(port) } },
  ],
  webServer: demo,
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
    // Cookies, storage and routes begin anew with each test; what was fetched is kept, which is half of
    // what opening a page costs. What is about a first visit says otherwise.
    reuseContext: true,
  },
})
