import { afterAll, beforeAll } from 'vitest'
import type { Database } from '../database/types.ts'
import { openTestDatabase } from './openTestDatabase.ts'

/** An embedded database for a block of tests. */
export function useTestDatabase(): () => Database {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database?.close())
  return () => database
}
