import { expect, it } from 'vitest'
import { divideRows } from './divideRows.ts'
import type { Rows } from './rows.ts'

const rowsOf = (counts: Partial<Record<keyof Rows, number>>): Rows => {
  const tables: (keyof Rows)[] = [
    ...(['safes', 'removals', 'safe_owners', 'safe_thresholds', 'executions'] as const),
    ...(['module_executions', 'transfers', 'history', 'approved_hashes'] as const),
    ...(['signed_messages', 'borrowed_code', 'unread_parts'] as const),
  ]
  const rows = tables.map((table) => [
    table,
    Array.from({ length: counts[table] ?? 0 }, (_, index) => `${table} ${index}`),
  ])
  return Object.fromEntries(rows) as Rows // only counted and put apart here
}
const shape = (rows: Rows, maximum: number) =>
  divideRows(rows, maximum).map((part) => part.map(({ table, rows }) => `${table} ${rows.length}`))

it.each([
  [{}, [[]]],
  [{ safes: 1, transfers: 2 }, [['safes 1', 'transfers 2']]],
  [{ safes: 1, transfers: 3 }, [['safes 1', 'transfers 3']]],
  [{ history: 9 }, [['history 4'], ['history 4'], ['history 1']]],
  [
    { history: 3, safes: 3, removals: 3 },
    [['removals 3', 'safes 1'], ['safes 2', 'history 2'], ['history 1']],
  ],
])('R-GW-10 %o are written in parts of at most four', (counts, parts) => {
  expect(shape(rowsOf(counts), 4)).toEqual(parts)
})

it('R-GW-10 every row is in one part, in its order', () => {
  const rows = rowsOf({ transfers: 10, history: 11 })
  const parts = divideRows(rows, 3).flat()
  expect(parts.flatMap<unknown>(({ rows }) => rows)).toEqual([...rows.transfers, ...rows.history])
})
