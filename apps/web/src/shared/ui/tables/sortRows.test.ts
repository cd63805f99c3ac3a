import { expect, it } from 'vitest'
import { sortRows } from './sortRows.ts'

it('sorts amounts of any size without losing digits', () => {
  const rows = [10n ** 20n + 1n, 10n ** 20n, 3n]
  expect(sortRows(rows, (row) => row, 'ascending')).toEqual([3n, 10n ** 20n, 10n ** 20n + 1n])
  expect(sortRows(rows, (row) => row, 'descending')).toEqual([10n ** 20n + 1n, 10n ** 20n, 3n])
})

it('sorts words as people do, and keeps equal rows in order', () => {
  const rows = [
    ['b', 1],
    ['Ä', 2],
    ['a', 3],
    ['b', 4],
  ] as const
  const sorted = sortRows(rows, ([word]) => word, 'ascending').map(([, number]) => number)
  expect(sorted).toEqual([3, 2, 1, 4])
})
