import { describe, expect, it } from 'vitest'
import { windowOf } from './windowOf.ts'

const ends = Array.from({ length: 10_000 }, (_, index) => (index + 1) * 50)
const view = { screenHeight: 900, margin: 800 }

describe('windowOf', () => {
  it.each([0, -1, -123_456, -249_600, -499_100, 700])('draws what is in sight from %i', (top) => {
    const { start, end, before, after } = windowOf(ends, { ...view, top })
    expect(end - start).toBeLessThanOrEqual(52)
    expect(before).toBe(start * 50)
    expect(before + (end - start) * 50 + after).toBe(500_000)
    expect(before).toBeLessThanOrEqual(Math.max(0, -top))
    expect(before + (end - start) * 50).toBeGreaterThanOrEqual(Math.min(500_000, -top + 900))
  })

  it('draws nothing of nothing', () => {
    expect(windowOf([], { ...view, top: 0 })).toEqual({ start: 0, end: 0, before: 0, after: 0 })
  })

  it('knows lines of different heights', () => {
    expect(windowOf([10, 500, 510, 900], { top: -505, screenHeight: 10, margin: 0 })).toEqual({
      start: 2,
      end: 4,
      before: 500,
      after: 0,
    })
  })
})
