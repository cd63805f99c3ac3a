export type VisibleRange = { start: number; end: number }

type Measures = {
  /** Where the first row begins, seen from the top of the window. */
  top: number
  windowHeight: number
  rowHeight: number
  count: number
  /** Rows drawn beyond either edge, so that a quick scroll finds something. */
  spare?: number
}

/** Which of many rows of one height are worth drawing. */
export function visibleRange(measures: Measures): VisibleRange {
  const { top, windowHeight, rowHeight, count, spare = 12 } = measures
  const first = Math.floor(-top / rowHeight)
  const last = Math.ceil((windowHeight - top) / rowHeight)
  const start = Math.min(Math.max(first - spare, 0), count)
  const end = Math.min(Math.max(last + spare, start), count)
  return { start, end }
}
