export type Window = {
  start: number
  end: number
  /** Heights of what is not drawn, before and after. */
  before: number
  after: number
}

type View = {
  /** Where the first line begins, seen from the top of the screen. */
  top: number
  screenHeight: number
  /** How far beyond the screen lines are drawn. */
  margin: number
}

/** Which of many lines of known heights have to be drawn. `ends` is where each of them ends. */
export function windowOf(ends: readonly number[], { top, screenHeight, margin }: View): Window {
  const first = -top - margin
  const last = -top + screenHeight + margin
  const start = firstAfter(ends, first)
  const end = Math.min(ends.length, firstAfter(ends, last) + 1)
  const total = ends.at(-1) ?? 0
  return {
    start: Math.min(start, end),
    end,
    before: ends[Math.min(start, end) - 1] ?? 0,
    after: total - (ends[end - 1] ?? 0),
  }
}

/** The first line that ends after a height. */
function firstAfter(ends: readonly number[], height: number): number {
  let low = 0
  let high = ends.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ends[middle] ?? 0) > height) high = middle
    else low = middle + 1
  }
  return low
}
