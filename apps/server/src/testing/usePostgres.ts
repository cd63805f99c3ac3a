import { afterAll, beforeAll } from 'vitest'
import { openPostgres } from '../database/openPostgres.ts'
import type { Database } from '../database/types.ts'
import { createLogger } from '../log/createLogger.ts'
import { startPostgres, type TestPostgres } from './startPostgres.ts'

const logger = createLogger({ logLevel: 'silent', secrets: [] })

/** A Postgres for a block of tests. @returns what makes a new database in it */
export function usePostgres(): () => Promise<{ url: string; database: Database }> {
  let postgres: TestPostgres
  const opened: Database[] = []
  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterAll(async () => {
    for (const database of opened) await database.close()
    await postgres?.stop()
  })
  return async () => {
    const url = await postgres.createDatabase()
    const database = await openPostgres({ url, logger, deadlineMs: 30_000, startMs: 30_000 })
    opened.push(database)
    return { url, database }
  }
}
