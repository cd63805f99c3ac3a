import { afterAll, beforeAll, describe } from 'vitest'
import { openPostgres } from '../database/openPostgres.ts'
import type { Database } from '../database/types.ts'
import { createLogger } from '../log/createLogger.ts'
import { openTestDatabase } from './openTestDatabase.ts'
import { startPostgres, type TestPostgres } from './startPostgres.ts'

const logger = createLogger({ logLevel: 'silent', secrets: [] })

/** The same tests against the embedded database and against a real Postgres. */
export function onBothDatabases(body: (database: () => Database) => void): void {
  describe('on PGlite', () => {
    let database: Database
    beforeAll(async () => {
      database = await openTestDatabase()
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
      database = await openPostgres({ url, logger, deadlineMs: 30_000, startMs: 30_000 })
    })
    afterAll(async () => {
      await database?.close()
      await postgres?.stop()
    })
    body(() => database)
  })
}
