import { describe, expect, it } from 'vitest'
import type { AccountSnapshot } from './accountSnapshot.ts'
import { compareSnapshots } from './compareSnapshots.ts'

const [one, two, three] = [
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
] as const
const state: NonNullable<AccountSnapshot['safe']> = {
  ...{
    nonce: 4,
    owners: [one, two],
    threshold: 2,
    guard: null,
    version: '1.4.1',
    singleton: three,
  },
}
const snapshot: AccountSnapshot = { safe: state, balances: { [one]: 10n }, code: { [two]: '0x01' } }
const withSafe = (change: Partial<typeof state>): AccountSnapshot => ({
  ...snapshot,
  safe: { ...state, ...change },
})

describe('what has moved since it was shown', () => {
  it('is nothing when nothing has', () => {
    expect(compareSnapshots(snapshot, structuredClone(snapshot))).toEqual([])
  })

  it.each<[string, AccountSnapshot, object]>([
    ['nonce', withSafe({ nonce: 5 }), { what: 'nonce', before: 4, now: 5 }],
    ['threshold', withSafe({ threshold: 1 }), { what: 'threshold', before: 2, now: 1 }],
    [
      'owners',
      withSafe({ owners: [two, three] }),
      { what: 'owners', added: [three], removed: [one] },
    ],
    ['guard', withSafe({ guard: one }), { what: 'guard', before: null, now: one }],
    ['version', withSafe({ singleton: one }), { what: 'version' }],
    ['kind', { ...snapshot, safe: null }, { what: 'kind' }],
    [
      'less',
      { ...snapshot, balances: { [one]: 9n } },
      { what: 'balance', token: one, before: 10n, now: 9n },
    ],
    ['code', { ...snapshot, code: { [two]: '0x02' } }, { what: 'code', address: two }],
  ])('is told: %s', (_, now, moved) => {
    expect(compareSnapshots(snapshot, now)).toEqual([moved])
  })

  it('more of something troubles nobody', () => {
    expect(compareSnapshots(snapshot, { ...snapshot, balances: { [one]: 11n } })).toEqual([])
  })
})
