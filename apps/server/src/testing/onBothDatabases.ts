import { beforeAll, describe } from 'vitest'
import type { Database } from '../database/types.ts'
import { usePostgres } from './usePostgres.ts'
import { useTestDatabase } from './useTestDatabase.ts'

/** The same tests against the embedded database and against a real Postgres. */
export function onBothDatabases(body: (database: () => Database) => void): void {
  describe('on PGlite', () => {
    body(useTestDatabase())
  })

  describe('on Postgres', () => {
    let database: Database
    const open = usePostgres()
    beforeAll(async () => {
      database = (await open()).database
    })
    body(() => database)
  })
}
