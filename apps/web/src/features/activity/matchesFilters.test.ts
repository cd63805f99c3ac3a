import { describe, expect, it } from 'vitest'
import type { TokenAt } from '../../shared/assets/tokens.ts'
import type { Filters } from './activitySearch.ts'
import { buildEntry } from './buildEntry.ts'
import { matchesFilters } from './matchesFilters.ts'

const noon = new Date(2026, 2, 29, 12).getTime()
const usdc = '0x97336541c3A7dc00d35a13F2f3B23AfA1F9AC591'
const payer = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const tokenAt: TokenAt = (address) => ({ address, symbol: 'USDC', name: '', decimals: 6 })
const entry = buildEntry({
  time: noon,
  token: usdc,
  description: {
    kind: 'received',
    asset: { kind: 'amount', value: 1_250_500_000n, token: usdc },
    party: { value: payer, name: null },
  },
})

describe('R-GW-4 the filters of the activity page', () => {
  it.each<[string, Filters, boolean]>([
    ['nothing asked', {}, true],
    ['its first moment', { from: '2026-03-29' }, true],
    ['its last moment', { until: '2026-03-29' }, true],
    ['the day after', { from: '2026-03-30' }, false],
    ['the day before', { until: '2026-03-28' }, false],
    ['its token in another spelling', { token: usdc.toLowerCase() as `0x${string}` }, true],
    ['the coin', { token: '0x0000000000000000000000000000000000000000' }, false],
    ['its other side', { party: payer }, true],
    ['somebody else', { party: usdc }, false],
    ['its amount', { amount: '1250.5' }, true],
    ['its amount with zeros behind', { amount: '1250.50000000000' }, true],
    ['an amount finer than the token', { amount: '1250.5000001' }, false],
    ['another amount', { amount: '1250' }, false],
    ['what was executed', { executed: 'yes' }, true],
    ['what was not', { executed: 'no' }, false],
  ])('%s', (_, filters, expected) => {
    expect(matchesFilters(entry, filters, tokenAt)).toBe(expected)
  })

  it('finds nothing by token, party or amount in what has none', () => {
    const rejection = buildEntry({ description: { kind: 'rejection' }, token: null })
    expect(matchesFilters(rejection, { token: usdc }, tokenAt)).toBe(false)
    expect(matchesFilters(rejection, { party: payer }, tokenAt)).toBe(false)
    expect(matchesFilters(rejection, { amount: '0' }, tokenAt)).toBe(false)
  })
})
