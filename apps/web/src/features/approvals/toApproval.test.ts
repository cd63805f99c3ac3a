import { getAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import type { HeldAsset } from '../../shared/assets/buildAssets.ts'
import type { StandingGrant } from './readGrant.ts'
import { byRisk, isBoundless, toApproval } from './toApproval.ts'

const contract = getAddress(`0x${'b'.repeat(40)}`)
const spender = getAddress(`0x${'c'.repeat(40)}`)
const grant = (amount: bigint): StandingGrant => ({
  kind: 'erc20',
  contract,
  spender,
  amount,
  ends: null,
})
const token = { address: contract, symbol: 'USDC', name: 'USD Coin', decimals: 6 }
const held = (balance: bigint, more: Partial<HeldAsset> = {}): HeldAsset => ({
  token,
  standing: 'listed',
  balance,
  fiat: null,
  price: '2',
  differs: null,
  imitates: null,
  ...more,
})
const approval = (amount: bigint, asset?: HeldAsset) =>
  toApproval(grant(amount), { held: asset, told: null, isListed: false })

describe('toApproval', () => {
  it('puts at risk what is allowed, and no more than there is', () => {
    expect(approval(5_000_000n, held(3_000_000n))).toMatchObject({ atRisk: 3_000_000n, worth: 6 })
    expect(approval(1_000_000n, held(3_000_000n))).toMatchObject({ atRisk: 1_000_000n, worth: 2 })
    expect(approval(1_000_000n)).toMatchObject({ atRisk: 0n, worth: null })
  })

  it('believes the chain where the gateway says less', () => {
    const asset = held(0n, { differs: 4_000_000n })
    expect(approval(1n << 255n, asset)).toMatchObject({ atRisk: 4_000_000n, worth: 8 })
  })

  it('counts no collectibles', () => {
    const all: StandingGrant = { kind: 'all', contract, spender, amount: null, ends: null }
    const known = { held: undefined, told: null, isListed: true }
    expect(toApproval(all, known)).toMatchObject({ atRisk: null, worth: null, isVouchedFor: true })
  })

  it('vouches for nobody that no one else does', () => {
    expect(approval(1n, held(1n)).isVouchedFor).toBe(true)
    expect(approval(1n, held(1n, { standing: 'unlisted' })).isVouchedFor).toBe(false)
    expect(approval(1n, held(1n, { standing: 'impostor' })).isVouchedFor).toBe(false)
    expect(approval(1n).isVouchedFor).toBe(false)
  })

  it('has what could cost most first', () => {
    const [most, some, none] = [
      approval(9_000_000n, held(9_000_000n)),
      approval(9_000_000n, held(9_000_000n, { price: null })),
      approval(9_000_000n),
    ]
    expect([none, some, most].toSorted(byRisk)).toEqual([most, some, none])
  })

  it('knows what means no limit', () => {
    expect(isBoundless(grant((1n << 256n) - 1n))).toBe(true)
    // Tokens that count down from it.
    expect(isBoundless(grant((1n << 256n) - 1n - 10n ** 30n))).toBe(true)
    expect(isBoundless(grant(10n ** 30n))).toBe(false)
    expect(isBoundless({ ...grant((1n << 160n) - 1n), kind: 'permit2' })).toBe(true)
  })
})
