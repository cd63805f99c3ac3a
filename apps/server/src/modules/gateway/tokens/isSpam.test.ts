import { addressOf } from '@countersign/gateway/testing'
import { expect, it } from 'vitest'
import type { Token } from '../store/token.ts'
import { isSpam } from './isSpam.ts'

const token = (symbol: string, name = 'A token', trusted = false): Token => ({
  address: addressOf(1),
  kind: 'erc20',
  name,
  symbol,
  decimals: 18,
  trusted,
})
const listed = [token('USDC', 'USD Coin', true)]
const chain = { nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 } }

it.each([
  ['USDC', 'A token', true],
  ['USD\u0421', 'A token', true],
  ['U S D C', 'A token', true],
  ['\u0395TH', 'A token', true],
  ['GIFT', 'Visit gift.example', true],
  ['GIFT', '$1000 at https://a.example', true],
  ['ORCH', 'Orchard', false],
  ['USDT', 'Tether', false],
  ['', '', false],
])('R-GW-5 %s (%s) is spam: %s', (symbol, name, expected) => {
  expect(isSpam(token(symbol, name), listed, chain)).toBe(expected)
})

it('R-GW-5 what the chain vouches for is never spam', () => {
  expect(isSpam(token('USDC', 'claim.com', true), listed, chain)).toBe(false)
})
