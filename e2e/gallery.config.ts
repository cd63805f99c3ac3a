import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import whole from './playwright.config.ts'
import { choosePort } from './support/choosePort.ts'

const port = await choosePort(2)

/** The specs that need the gallery alone, with a rule of the kit broken on purpose (MUTATION). */
export default defineConfig({
  ...whole,
  outputDir: '../.cache/gallery/results',
  workers: 1,
  // What is broken on purpose is to be found so without a long wait.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  projects: [{ name: 'gallery', use: { baseURL: `http://localhost:${port}` } }],
  webServer: {
    command: 'node --conditions=source scripts/lib/mutations/serveGallery.mjs',
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    url: `http://localhost:${port}/gallery.html`,
    env: { PORT: `${port}` },
    timeout: 300_000,
  },
  reporter: [['line']],
})
