import { ChainUnavailableError } from '../../../errors/chainErrors.ts'
import { DatabaseUnavailableError } from '../../../errors/databaseUnavailableError.ts'

const FAILURES = { chain: ChainUnavailableError, database: DatabaseUnavailableError }

/** What some work gives; while these give no answer, something else. Any other error stays one. */
export async function fallBack<T, Other>(
  work: Promise<T>,
  missing: readonly (keyof typeof FAILURES)[],
  other: Other,
): Promise<T | Other> {
  try {
    return await work
  } catch (error) {
    if (missing.some((name) => error instanceof FAILURES[name])) return other
    throw error
  }
}
