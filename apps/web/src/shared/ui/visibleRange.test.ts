import { describe, expect, it } from 'vitest'
import { visibleRange } from './visibleRange.ts'

const rows = { windowHeight: 800, rowHeight: 48, count: 10_000, spare: 10 }

describe('visibleRange', () => {
  it.each([
    ['at the beginning', 200, { start: 0, end: 23 }],
    ['in the middle', -48_000, { start: 990, end: 1027 }],
    ['at the end', -48 * 9_990, { start: 9_980, end: 10_000 }],
    ['before the list comes into sight', 5_000, { start: 0, end: 0 }],
    ['far beyond the list', -48 * 20_000, { start: 10_000, end: 10_000 }],
  ])('%s', (_, top, range) => {
    expect(visibleRange({ ...rows, top })).toEqual(range)
  })

  it('draws a bounded number of rows wherever it is', () => {
    for (let top = 1_000; top > -500_000; top -= 777) {
      const { start, end } = visibleRange({ ...rows, top })
      expect(end - start).toBeLessThanOrEqual(39)
    }
  })
})
