import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import { createDatabase } from '../database/createDatabase.ts'
import type { Database, Tables } from '../database/types.ts'

/** A database in which there is nothing and nothing stays, for tests of everything else. */
export function emptyDatabase(): Database {
  const kysely = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
  return createDatabase({ kysely, deadlineMs: 1_000, pool: null, close: async () => {} })
}
