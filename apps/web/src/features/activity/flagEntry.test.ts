import { findLookAlike } from '@countersign/judge'
import type { Address } from 'viem'
import { describe, expect, it } from 'vitest'
import type { TokenAt } from '../../shared/assets/tokens.ts'
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
const other: Address = `0x${'99'.repeat(20)}`
const nobody: TokenAt = () => null
const to = (value: Address) =>
  ({
    kind: 'sent',
    asset: { kind: 'amount', value: 1n, token: other },
    party: { value, name: null },
  }) as const

describe('R-GW-4 what is flagged in the activity', () => {
  it('flags nothing that is as it seems', () => {
    const flags = flagEntry(buildEntry({ description: to(paid) }), chain, like, nobody)
    expect(flags).toEqual([])
    expect(isDangerous(flags)).toBe(false)
  })

  it('flags what the gateway takes for an imitation', () => {
    expect(flagEntry(buildEntry({ isImitation: true }), chain, like, nobody)).toEqual([
      { kind: 'imitation' },
    ])
  })

  it('flags a fake token, and who only looks like somebody that is known', () => {
    const fake = { token: `0x${'99'.repeat(20)}`, isListed: false } as const
    const flags = flagEntry(buildEntry({ ...fake, description: to(forged) }), chain, like, nobody)
    expect(flags).toEqual([
      { kind: 'fake', symbol: 'USDC' },
      { kind: 'lookAlike', of: paid },
    ])
    expect(isDangerous(flags)).toBe(true)
  })

  it('flags a fake that the gateway vouches for under another name, by what our nodes call it', () => {
    const told: TokenAt = (address) => ({
      address,
      symbol: 'USDC',
      stated: 'USDC',
      name: '',
      decimals: 6,
    })
    const lie = buildEntry({
      token: other,
      symbol: 'POINTS',
      isListed: true,
      description: to(paid),
    })
    expect(flagEntry(lie, chain, like, told)).toEqual([{ kind: 'fake', symbol: 'USDC' }])
  })

  it('marks a token that nobody vouches for without calling it dangerous', () => {
    const own = buildEntry({
      token: `0x${'99'.repeat(20)}`,
      isListed: false,
      symbol: 'POINTS',
      description: to(paid),
    })
    const flags = flagEntry(own, chain, like, nobody)
    expect(flags).toEqual([{ kind: 'unlisted' }])
    expect(isDangerous(flags)).toBe(false)
  })
})
