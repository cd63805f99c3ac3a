import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import { ServerError } from '../errors/serverError.ts'
import { createDatabase } from './createDatabase.ts'
import { damagedDatabase } from './damagedDatabase.ts'
import { DirectoryInUseError } from './directoryInUseError.ts'
import { lockDirectory } from './lockDirectory.ts'
import { migrate } from './migrate.ts'
import { unpackTemplate } from './template/unpackTemplate.ts'
import type { Database, Tables } from './types.ts'

export type OpenEmbeddedParameters = {
  dataDir: string
  deadlineMs: number
  /** How long to wait for another process to let go of the directory, as in a quick restart. */
  lockMs: number
}

/** Postgres inside this process, with its files in the data directory. */
export async function openEmbedded(parameters: OpenEmbeddedParameters): Promise<Database> {
  const { dataDir, deadlineMs, lockMs } = parameters
  // PGlite has no lock of its own: two processes on one directory silently lose rows.
  const unlock = lockDirectory(join(dataDir, 'database.lock'), lockMs)
  if (!unlock) throw new DirectoryInUseError(dataDir)
  try {
    const directory = join(dataDir, 'database')
    removeDrafts(dataDir)
    if (!existsSync(directory)) unpackTemplate(directory)
    const kysely = await open(directory).catch((error: unknown) => {
      throw error instanceof ServerError ? error : damagedDatabase(dataDir, error)
    })
    return createDatabase({
      kysely,
      deadlineMs,
      pool: null,
      explain: (error) => (isCorruption(error) ? damagedDatabase(dataDir, error) : error),
      async close() {
        await kysely.destroy()
        unlock()
      },
    })
  } catch (error) {
    unlock()
    throw error
  }
}

async function open(directory: string): Promise<Kysely<Tables>> {
  // Where it misses this one file, PGlite would make a new database over what is left of the old.
  if (readdirSync(directory).length > 0 && !existsSync(join(directory, 'PG_VERSION'))) {
    throw new Error('PG_VERSION is missing')
  }
  const pglite = await PGlite.create(directory)
  const kysely = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) })
  await migrate(kysely)
  return kysely
}

/** SQLSTATE of data and of an index in which something else stands than was written. */
function isCorruption(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^XX00[12]$/.test(String(error.code))
}

/** What a process left behind that was killed while it unpacked. */
function removeDrafts(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith('database.new-')) rmSync(join(dataDir, name), { recursive: true })
  }
}
