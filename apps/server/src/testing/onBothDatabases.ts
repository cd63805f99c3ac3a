import { afterAll, beforeAll, describe } from 'vitest'
import { openEmbedded } from '../database/openEmbedded.ts'
import { openPostgres } from '../database/openPostgres.ts'
import type { Database } from '../database/types.ts'
import { createLogger } from '../http/createLogger.ts'
import { startPostgres, type TestPostgres } from './startPostgres.ts'
import { temporaryDirectory } from './testConfig.ts'

const logger = createLogger({ logLevel: 'silent', secrets: [] })
// Far more than a test needs, even where many run at once.
const deadlineMs = 30_000

/** The same tests against the embedded database and against a real Postgres. */
export function onBothDatabases(body: (database: () => Database) => void): void {
  describe('on PGlite', () => {
    let database: Database
    beforeAll(async () => {
      database = await openEmbedded({ dataDir: temporaryDirectory(), deadlineMs, lockMs: 1_000 })
    })
    afterAll(() => database?.close())
    body(() => database)
  })

  describe('on Postgres', () => {
    let postgres: TestPostgres
    let database: Database
    beforeAll(async () => {
      postgres = await startPostgres()
      const url = await postgres.createDatabase()
      database = await openPostgres({ url, logger, deadlineMs, startMs: 30_000 })
    })
    afterAll(async () => {
      await database?.close()
      await postgres?.stop()
    })
    body(() => database)
  })
}
