import type { Address } from 'viem'
import { describe, expect, it } from 'vitest'
import { findLookAlike } from '../../shared/safety/findLookAlike.ts'
import { testChains } from '../../shared/testing/testChains.ts'
import { buildEntry } from './buildEntry.ts'
import { flagEntry, isDangerous } from './flagEntry.ts'

const usdc: Address = `0x${'11'.repeat(20)}`
const chain = {
  ...testChains[0],
  tokens: [{ address: usdc, symbol: 'USDC', name: 'USD Coin', decimals: 6 }],
}
const paid: Address = '0xabc0000000000000000000000000000000001234'
const forged: Address = '0xabc9999999999999999999999999999999991234'
const like = (address: Address) => findLookAlike(address, [paid])
const to = (value: Address, symbol = 'USDC') =>
  ({
    kind: 'sent',
    asset: { kind: 'amount', value: 1n, decimals: 6, symbol },
    party: { value, name: null, logoUri: null },
  }) as const

describe('R-GW-4 what is flagged in the activity', () => {
  it('flags nothing that is as it seems', () => {
    const flags = flagEntry(buildEntry({ description: to(paid) }), chain, like)
    expect(flags).toEqual([])
    expect(isDangerous(flags)).toBe(false)
  })

  it('flags what the gateway takes for an imitation', () => {
    expect(flagEntry(buildEntry({ isImitation: true }), chain, like)).toEqual([
      { kind: 'imitation' },
    ])
  })

  it('flags a fake token, and who only looks like somebody that is known', () => {
    const fake = { token: `0x${'99'.repeat(20)}`, isListed: false } as const
    const flags = flagEntry(buildEntry({ ...fake, description: to(forged) }), chain, like)
    expect(flags).toEqual([
      { kind: 'fake', symbol: 'USDC' },
      { kind: 'lookAlike', of: paid },
    ])
    expect(isDangerous(flags)).toBe(true)
  })

  it('marks a token that nobody vouches for without calling it dangerous', () => {
    const own = buildEntry({
      token: `0x${'99'.repeat(20)}`,
      isListed: false,
      description: to(paid, 'POINTS'),
    })
    const flags = flagEntry(own, chain, like)
    expect(flags).toEqual([{ kind: 'unlisted' }])
    expect(isDangerous(flags)).toBe(false)
  })
})
