import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { World } from '@countersign/demo/world'
import { createLogger, parseConfig, startServer } from '@countersign/server'
import { vi } from 'vitest'

/** The server in this process over a world's chains, with an empty page and a database of its own. */
export async function serveWorld(world: World) {
  const directory = mkdtempSync(join(tmpdir(), 'countersign-'))
  writeFileSync(join(directory, 'index.html'), '')
  const env = { DATA_DIR: directory, LOG_LEVEL: 'silent', RATE_LIMIT: 'off' }
  const chains = world.chains.map(({ description }) => description)
  const config = { ...parseConfig(env, { chains }), port: 0 }
  const server = await startServer({
    config,
    site: { root: directory },
    logger: createLogger(config),
  })
  const isRead = () =>
    [...server.indexing().values()].every(
      ({ head, indexed }) => head !== null && indexed !== null && indexed >= head,
    )
  /** Until its gateway has read everything that the chains hold. */
  const untilRead = () => vi.waitUntil(isRead, { timeout: 120_000, interval: 100 })
  return { ...server, untilRead }
}

export type ServedWorld = Awaited<ReturnType<typeof serveWorld>>
