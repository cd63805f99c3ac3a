import type { Database } from '../../../../database/types.ts'

const TABLES = [
  ...(['proposals', 'confirmations', 'taken_back', 'messages'] as const),
  ...(['message_confirmations', 'delegations'] as const),
] as const

/** Everything that clients have posted, row by row. */
export function readPosted(database: Database): Promise<string[]> {
  return database.run(async (db) => {
    const rows: string[] = []
    for (const table of TABLES) {
      for (const row of await db.selectFrom(table).selectAll().execute()) {
        rows.push(`${table} ${JSON.stringify(row, toText)}`)
      }
    }
    return rows.sort()
  })
}

const toText = (_key: string, value: unknown) =>
  typeof value === 'bigint' ? value.toString() : value
