import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { activitySearch } from './activitySearch.ts'

describe('R-GW-4 the activity page’s address', () => {
  it('keeps what makes sense and leaves out the rest', () => {
    expect(
      v.parse(activitySearch, {
        tab: 'signed',
        from: '2026-01-31',
        until: 'yesterday',
        token: '0x97336541c3a7dc00d35a13f2f3b23afa1f9ac591',
        party: '0x1',
        amount: 12.5,
        executed: 'maybe',
        other: 1,
      }),
    ).toEqual({
      tab: 'signed',
      from: '2026-01-31',
      until: undefined,
      token: '0x97336541c3A7dc00d35a13F2f3B23AfA1F9AC591',
      party: undefined,
      amount: '12.5',
      executed: undefined,
    })
  })

  it.each(['-1', '1e9', '1,5', '.5', ''])('takes %j for no amount', (amount) => {
    expect(v.parse(activitySearch, { amount }).amount).toBeUndefined()
  })
})
