import type { DecimalMark } from '../../../shared/format/parseAmount.ts'

/**
 * The decimal mark of a column of numbers, if they show it: one that can be read in one way only
 * speaks for all others. Null if none does, or if they contradict each other.
 */
export function findMark(cells: readonly string[]): DecimalMark | null {
  const shown = new Set(cells.flatMap((cell) => markIn(cell.trim()) ?? []))
  const [only, ...others] = shown
  return only !== undefined && others.length === 0 ? only : null
}

/** Whether a number could be a thousand, or little more than one. */
export const isTwofold = (cell: string): boolean => /^[1-9]\d{0,2}[.,]\d{3}$/.test(cell.trim())

function markIn(cell: string): DecimalMark | null {
  const marks: readonly string[] = cell.match(/[.,]/g) ?? []
  if (marks.length === 0 || isTwofold(cell)) return null
  const last = marks.at(-1) === ',' ? ',' : '.'
  if (new Set(marks).size > 1 || marks.length === 1) return last
  // One mark several times stands between thousands.
  return last === '.' ? ',' : '.'
}
