import type { Kysely } from 'kysely'
import { DatabaseUnavailableError } from '../errors/databaseUnavailableError.ts'
import type { Database, QueryPool, Tables } from './types.ts'

type CreateDatabaseParameters = {
  kysely: Kysely<Tables>
  /** How long a unit of work may take: a visitor should hear of a dead database within 2 s. */
  deadlineMs: number
  pool: QueryPool | null
  /** Says more about a fault that waiting does not help. */
  explain?: ((error: unknown) => unknown) | undefined
  close: () => Promise<void>
}

/** Together with the limits' own 300 ms less than the two seconds that are promised. */
export const DEADLINE_MS = 1_500

/** SQLSTATE classes that speak of the server or the moment, not of the statement. */
const PASSING = /^(08|40|53|55|57|58)/

/** Wraps a connection pool so that everything asked of it ends in time and fails in one way. */
export function createDatabase(parameters: CreateDatabaseParameters): Database {
  const { kysely, deadlineMs, pool, explain = (error) => error, close } = parameters

  async function bounded<T>(work: (isLate: () => boolean) => Promise<T>): Promise<T> {
    const late = Promise.withResolvers<never>()
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      late.reject(new DatabaseUnavailableError())
    }, deadlineMs)
    try {
      const running = work(() => isLate)
      // When the time is over, nobody is left to hear how it ended.
      running.catch(() => {})
      return await Promise.race([running, late.promise])
    } catch (error) {
      throw isOurFault(error) ? explain(error) : unavailable(error)
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    run: (work) => bounded(() => work(kysely)),
    transaction: (work) =>
      bounded((isLate) =>
        kysely.transaction().execute(async (db) => {
          const result = await work(db)
          // Whoever waited was told that it failed: then it has to.
          if (isLate()) throw new DatabaseUnavailableError()
          return result
        }),
      ),
    pool,
    close,
  }
}

/** The statement is wrong, or the code around it: waiting would not help. */
function isOurFault(error: unknown): boolean {
  if (error instanceof TypeError || error instanceof RangeError) return true
  // SQLSTATE; none starts with an E, as the operating system's codes do.
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' && /^[0-9A-DF-Z][0-9A-Z]{4}$/.test(code) && !PASSING.test(code)
}

function unavailable(error: unknown): Error {
  return error instanceof DatabaseUnavailableError ? error : new DatabaseUnavailableError(error)
}
