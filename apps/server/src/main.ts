import { fileURLToPath } from 'node:url'
import { run } from './run.ts'

// The production entry: configuration from the environment, the built app from apps/web.
await run({
  env: process.env,
  site: { root: fileURLToPath(new URL('../../web/dist', import.meta.url)) },
})
