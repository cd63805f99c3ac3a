import type { Database } from '../../../database/types.ts'
import { DatabaseUnavailableError } from '../../../errors/databaseUnavailableError.ts'
import type { Random } from '../../../fuzz/random.ts'

/**
 * A database that now and then says that it did not answer: before a transaction is kept, and, what
 * is worse, after it was.
 */
export function failingDatabase(database: Database, random: Random, likelihood = 0.1): Database {
  const mayFail = () => {
    if (random.chance(likelihood)) throw new DatabaseUnavailableError()
  }
  return {
    ...database,
    async run(work) {
      mayFail()
      return database.run(work)
    },
    async transaction(work) {
      const result = await database.transaction(async (db) => {
        const done = await work(db)
        mayFail()
        return done
      })
      mayFail()
      return result
    },
  }
}
