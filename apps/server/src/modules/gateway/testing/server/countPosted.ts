import type { Database } from '../../../../database/types.ts'

const TABLES = ['proposals', 'confirmations', 'messages', 'message_confirmations'] as const

/** How many rows there are of all that clients have posted. */
export function countPosted(database: Database): Promise<number> {
  return database.run(async (db) => {
    let total = 0
    for (const table of TABLES) total += (await db.selectFrom(table).selectAll().execute()).length
    return total
  })
}
