export type SortValue = string | number | bigint
export type SortDirection = 'ascending' | 'descending'
export type Sort = { key: string; direction: SortDirection }

/** The rows in order of a value; rows of one value stay in the order they had. */
export function sortRows<Row>(
  rows: readonly Row[],
  sortBy: (row: Row) => SortValue,
  direction: SortDirection,
): Row[] {
  const sign = direction === 'ascending' ? 1 : -1
  return [...rows].sort((one, other) => sign * compare(sortBy(one), sortBy(other)))
}

function compare(one: SortValue, other: SortValue): number {
  if (typeof one === 'string' && typeof other === 'string') return one.localeCompare(other)
  // Numbers and bigints compare with each other as they are.
  if (one < other) return -1
  return one > other ? 1 : 0
}
