import type { Address } from 'viem'
import { describe, expect, it } from 'vitest'
import { testChains } from '../../shared/testing/testSettings.ts'
import { flagEntry, isDangerous } from './flagEntry.ts'
import { signedRecipients } from './signedRecipients.ts'
import { buildEntry } from './testing/buildEntry.ts'

const usdc: Address = `0x${'11'.repeat(20)}`
const chain = {
  ...testChains[0],
  tokens: [{ address: usdc, symbol: 'USDC', name: 'USD Coin', decimals: 6 }],
}
const paid: Address = '0xabc0000000000000000000000000000000001234'
const forged: Address = '0xabc9999999999999999999999999999999991234'
const to = (value: Address, symbol = 'USDC') =>
  ({
    kind: 'sent',
    asset: { kind: 'amount', value: 1n, decimals: 6, symbol },
    party: { value, name: null, logoUri: null },
    suspicious: false,
  }) as const

describe('R-GW-4 what is flagged in the activity', () => {
  it('flags nothing that is as it seems', () => {
    expect(flagEntry(buildEntry({ description: to(paid) }), chain, [paid])).toEqual([])
  })

  it('flags what the gateway takes for an imitation', () => {
    expect(flagEntry(buildEntry({ isImitation: true }), chain, [])).toEqual([{ kind: 'imitation' }])
  })

  it('flags a token that goes by the name of a real one, also in letters that look alike', () => {
    const fake = { token: `0x${'99'.repeat(20)}`, isListed: false } as const
    for (const symbol of ['USDC', 'USDС', 'usdc']) {
      const flags = flagEntry(buildEntry({ ...fake, description: to(paid, symbol) }), chain, [])
      expect(flags).toEqual([{ kind: 'fake', symbol: 'USDC' }])
      expect(isDangerous(flags)).toBe(true)
    }
    const coin = buildEntry({ ...fake, description: to(paid, 'ETH') })
    expect(flagEntry(coin, chain, [])).toEqual([{ kind: 'fake', symbol: 'ETH' }])
  })

  it('marks a token that nobody vouches for without calling it dangerous', () => {
    const own = buildEntry({
      token: `0x${'99'.repeat(20)}`,
      isListed: false,
      description: to(paid, 'POINTS'),
    })
    const flags = flagEntry(own, chain, [])
    expect(flags).toEqual([{ kind: 'unlisted' }])
    expect(isDangerous(flags)).toBe(false)
  })

  it('flags who only looks like somebody the owners have paid', () => {
    const anchors = signedRecipients([buildEntry({ description: to(paid) })])
    expect(flagEntry(buildEntry({ description: to(forged) }), chain, anchors)).toEqual([
      { kind: 'lookAlike', of: paid },
    ])
  })

  it('takes no anchor from what nobody signed, or what failed', () => {
    const description = to(forged)
    expect(signedRecipients([buildEntry({ description, nonce: null })])).toEqual([])
    expect(signedRecipients([buildEntry({ description, status: 'FAILED' })])).toEqual([])
    const received = buildEntry({ description: { ...description, kind: 'received' } })
    expect(signedRecipients([received])).toEqual([])
  })
})
