import { describe, expect, it } from 'vitest'
import { buildEntry } from '../buildEntry.ts'
import { daysOfMonth, flowOf, monthlyFlows } from './monthlyFlows.ts'

const flow = (time: number, value: bigint, isIn: boolean) => ({
  time,
  value,
  isIn,
  token: `0x${'11'.repeat(20)}` as const,
})

describe('R-GW-4 in and out, month by month', () => {
  it('sums what came and went in each month of the visitor’s calendar, empty ones too', () => {
    const months = monthlyFlows(
      [
        flow(new Date(2026, 1, 1, 0, 0).getTime(), 3n, true),
        flow(new Date(2026, 0, 31, 23, 59).getTime(), 5n, false),
        flow(new Date(2026, 1, 28).getTime(), 4n, true),
        flow(new Date(2025, 10, 30).getTime(), 99n, true),
      ],
      new Date(2026, 1, 28).getTime(),
      3,
    )
    expect(months).toEqual([
      { month: '2025-12', in: 0n, out: 0n },
      { month: '2026-01', in: 0n, out: 5n },
      { month: '2026-02', in: 7n, out: 0n },
    ])
  })

  it('counts only what really moved, in tokens that somebody vouches for', () => {
    expect(flowOf(buildEntry())).toMatchObject({ value: 1_500_000n, isIn: false })
    expect(flowOf(buildEntry({ status: 'FAILED' }))).toBeNull()
    expect(flowOf(buildEntry({ isImitation: true }))).toBeNull()
    expect(flowOf(buildEntry({ isListed: false }))).toBeNull()
    expect(flowOf(buildEntry({ description: { kind: 'rejection' }, token: null }))).toBeNull()
  })

  it('knows how long a month is', () => {
    expect(daysOfMonth('2028-02')).toEqual({ from: '2028-02-01', until: '2028-02-29' })
    expect(daysOfMonth('2026-12')).toEqual({ from: '2026-12-01', until: '2026-12-31' })
  })
})
