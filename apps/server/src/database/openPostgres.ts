import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { ServerError } from '../errors/serverError.ts'
import type { Logger } from '../log/createLogger.ts'
import { createDatabase } from './createDatabase.ts'
import { migrate } from './migrate.ts'
import { prepareRateLimitTable } from './rateLimitTable.ts'
import type { Database, Tables } from './types.ts'

export type OpenPostgresParameters = {
  url: string
  logger: Logger
  deadlineMs: number
  /** How long to wait for a database that is not there yet, as when all start together. */
  startMs: number
}

const POOL_SIZE = 10
const RETRY_MS = 250

/** Connects, brings the tables up to date, and keeps connections that end when they do not answer. */
export async function openPostgres(parameters: OpenPostgresParameters): Promise<Database> {
  const { url, logger, deadlineMs, startMs } = parameters
  await migrateWhenThere(url, startMs, logger)
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: deadlineMs,
    query_timeout: deadlineMs,
    statement_timeout: 5_000,
    // A server that froze in the middle of a transaction must not hold its rows for ever.
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    application_name: 'countersign',
  })
  const onLost = (error: Error) => logger.warn({ error }, 'a database connection ended')
  listen(pool, onLost)
  // Whoever starts gets its share of visitors at once: they should not wait for connections.
  await Promise.allSettled(Array.from({ length: POOL_SIZE / 2 }, () => pool.query('select 1')))
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: guard(pool) }) })
  return createDatabase({ kysely, deadlineMs, pool, close: () => kysely.destroy() })
}

/** A connection that ends without anybody listening would take the process with it. */
function listen(pool: pg.Pool, onLost: (error: Error) => void): void {
  // Of a connection that waits in the pool, and of one that is in use.
  pool.on('error', onLost)
  pool.on('connect', (client) => client.on('error', onLost))
}

/** The server refused a statement; anything else is the end of the connection. */
function isAnswer(error: unknown): boolean {
  return error instanceof pg.DatabaseError && !/^(08|57P)/.test(error.code ?? '')
}

/** A connection on which something else than SQL went wrong is thrown away, not used again. */
function guard(pool: pg.Pool): PostgresPool {
  return {
    async connect() {
      const client = await pool.connect()
      let broken: unknown
      async function query(sql: string, parameters: readonly unknown[]) {
        if (broken !== undefined) throw broken
        try {
          return await client.query(sql, [...parameters])
        } catch (error) {
          if (!isAnswer(error)) broken = error
          throw error
        }
      }
      const release = () => client.release(broken !== undefined)
      // Kysely's type also has a form for cursors, which is only used by those who ask for streams.
      return { query, release } as unknown as PostgresPoolClient
    },
    end: () => pool.end(),
    options: pool.options,
  }
}

async function migrateWhenThere(url: string, startMs: number, logger: Logger): Promise<void> {
  let isTold = false
  const deadline = Date.now() + startMs
  for (;;) {
    // Without time limits: whoever comes second waits until the first one is done.
    const pool = new pg.Pool({ connectionString: url, max: 2, connectionTimeoutMillis: 5_000 })
    // Heard of through the query that fails.
    listen(pool, () => {})
    const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
    try {
      await migrate(kysely)
      await prepareRateLimitTable(pool)
      return
    } catch (error) {
      if (!isNotThereYet(error) || Date.now() > deadline) throw describe(error)
      if (!isTold) {
        const { hostname, port } = new URL(url)
        const database = `${hostname}:${port || 5432}`
        const seconds = Math.round(startMs / 1_000)
        const reason = errorCode(error)
        logger.warn(
          { database, reason, seconds },
          'DATABASE_URL: the database gives no answer yet: waiting for it',
        )
      }
      isTold = true
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    } finally {
      await kysely.destroy()
    }
  }
}

function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/** Nobody listens, the name is not known yet, or the database is still starting. */
function isNotThereYet(error: unknown): boolean {
  return !(error instanceof ServerError) && !/^(28|3D|42)/.test(errorCode(error))
}

function describe(error: unknown): Error {
  if (error instanceof ServerError) return error
  const code = errorCode(error)
  const reason = error instanceof Error ? error.message || code : String(error)
  return new ServerError(`DATABASE_URL: the database cannot be used (${reason})`)
}
