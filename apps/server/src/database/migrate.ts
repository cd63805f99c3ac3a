import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { ServerError } from '../errors/serverError.ts'
import { sessions } from './migrations/001-sessions.ts'
import { gateway } from './migrations/002-gateway.ts'
import { identity } from './migrations/003-identity.ts'
import { reindex } from './migrations/004-reindex.ts'
import { bounds } from './migrations/005-bounds.ts'
import { takenBack } from './migrations/006-taken-back.ts'
import { delegations } from './migrations/007-delegations.ts'
import type { Tables } from './types.ts'

/** In the order they run; their names are kept in the database. Never edited, only added to. */
const MIGRATIONS: Record<string, Migration> = {
  '001-sessions': sessions,
  '002-gateway': gateway,
  '003-identity': identity,
  '004-reindex': reindex,
  '005-bounds': bounds,
  '006-taken-back': takenBack,
  '007-delegations': delegations,
}

/**
 * Brings the tables up to date. Servers that start together take turns on a lock of Postgres; in
 * the embedded database nobody else is there.
 */
export async function migrate(kysely: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({
    db: kysely,
    provider: { getMigrations: async () => MIGRATIONS },
    migrationTableName: 'migrations',
    migrationLockTableName: 'migrations_lock',
  })
  const { error } = await migrator.migrateToLatest()
  if (error instanceof Error && /previously executed migration/.test(error.message)) {
    throw new ServerError('The database belongs to a newer version of this server. Upgrade first.')
  }
  if (error) throw error
}
