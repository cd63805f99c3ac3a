import { zeroAddress } from 'viem'
import { expect, it } from 'vitest'
import type { HeldAsset } from '../../shared/assets/buildAssets.ts'
import { allocate } from './allocate.ts'

const held = (symbol: string, fiat: string | null): HeldAsset => ({
  token: { address: zeroAddress, symbol, name: symbol, decimals: 18 },
  standing: 'listed',
  balance: 1n,
  fiat,
  price: fiat,
  differs: null,
  imitates: null,
})

it('puts the largest first and the small ones together', () => {
  const assets = ['1', '2', '3', '4', '5', '5'].map((worth, index) => held(`T${index}`, worth))
  const parts = allocate(assets)
  expect(parts.map(({ symbol }) => symbol)).toEqual(['T4', 'T5', 'T3', 'T2', null])
  expect(parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
})

it('is empty when nothing has a price', () => {
  expect(allocate([held('A', null), held('B', '0')])).toEqual([])
})
