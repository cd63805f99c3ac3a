import { getAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import type { HeldAsset } from '../../shared/assets/buildAssets.ts'
import type { FoundGrant } from './readApprovals.ts'
import { byRisk, isBoundless, toApproval } from './toApproval.ts'

const contract = getAddress(`0x${'b'.repeat(40)}`)
const spender = getAddress(`0x${'c'.repeat(40)}`)
const grant = (amount: bigint, atRisk: bigint, isOwn = false): FoundGrant => ({
  ...{ kind: 'erc20', contract, spender },
  ...{ amount, atRisk, isOwn, ends: null },
})
const token = { address: contract, symbol: 'USDC', name: 'USD Coin', decimals: 6 }
const held = (more: Partial<HeldAsset> = {}): HeldAsset => ({
  token,
  standing: 'listed',
  balance: 3_000_000n,
  fiat: null,
  price: '2',
  differs: null,
  imitates: null,
  ...more,
})
const approval = (atRisk: bigint, asset?: HeldAsset, isOwn = false) =>
  toApproval(grant(9_000_000n, atRisk, isOwn), { held: asset, told: null, isListed: false })

describe('toApproval', () => {
  it('values what is at risk, not what is allowed, and nothing without a price', () => {
    expect(approval(3_000_000n, held()).worth).toBe(6)
    expect(approval(0n, held()).worth).toBe(0)
    expect(approval(3_000_000n, held({ price: null })).worth).toBeNull()
    expect(approval(3_000_000n).worth).toBeNull()
  })

  it('puts no price on collectibles', () => {
    const all: FoundGrant = { ...grant(0n, 4n), kind: 'all', amount: null }
    const known = { held: held(), told: null, isListed: true }
    expect(toApproval(all, known)).toMatchObject({ worth: null, isVouchedFor: true })
  })

  it('vouches for nobody that no one else does', () => {
    const isVouchedFor = (asset?: HeldAsset, isOwn = false) =>
      approval(1n, asset, isOwn).isVouchedFor
    expect(isVouchedFor(held())).toBe(true)
    expect(isVouchedFor(held({ standing: 'unlisted' }))).toBe(false)
    expect(isVouchedFor(held({ standing: 'impostor' }))).toBe(false)
    expect(isVouchedFor()).toBe(false)
    // What the account did itself was no stranger's idea.
    expect(isVouchedFor(undefined, true)).toBe(true)
    expect(isVouchedFor(held({ standing: 'impostor' }), true)).toBe(false)
  })

  it('has what could cost most first', () => {
    const [most, some, none] = [
      approval(9_000_000n, held()),
      approval(9_000_000n, held({ price: null })),
      approval(0n),
    ]
    expect([none, some, most].toSorted(byRisk)).toEqual([most, some, none])
  })

  it('knows what means no limit', () => {
    const boundless = (amount: bigint) => isBoundless(grant(amount, 0n))
    expect(boundless((1n << 256n) - 1n)).toBe(true)
    // Tokens that count down from it.
    expect(boundless((1n << 256n) - 1n - 10n ** 30n)).toBe(true)
    expect(boundless(10n ** 30n)).toBe(false)
    const { contract: through } = grant(0n, 0n)
    const permitted = { ...grant((1n << 160n) - 1n, 0n), kind: 'permit2', through } as const
    expect(isBoundless(permitted)).toBe(true)
  })
})
