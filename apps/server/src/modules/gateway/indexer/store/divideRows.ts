import { OF_SAFE } from './rollBack.ts'
import type { Rows } from './rows.ts'

/** In the order in which they are written: those who leave before those who come, Safes before all. */
const WRITTEN = ['removals', 'safes', ...OF_SAFE] as const satisfies (keyof Rows)[]

/** Some rows of one table. */
export type RowsOfTable = { [Table in keyof Rows]: { table: Table; rows: Rows[Table] } }[keyof Rows]

/** Rows in parts of no more than `maximum`, one at least; each is written in a transaction of its own. */
export function divideRows(rows: Rows, maximum: number): RowsOfTable[][] {
  const parts: RowsOfTable[][] = [[]]
  let room = maximum
  for (const table of WRITTEN) {
    for (let start = 0; start < rows[table].length; ) {
      if (room === 0) {
        parts.push([])
        room = maximum
      }
      const some = rows[table].slice(start, start + room)
      // A table's name with rows of the same table.
      parts.at(-1)?.push({ table, rows: some } as RowsOfTable)
      start += some.length
      room -= some.length
    }
  }
  return parts
}
