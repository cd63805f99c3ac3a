import { describe, expect, it } from 'vitest'
import { formatAddress } from './formatAddress.ts'
import { formatBalance } from './formatBalance.ts'

const ether = (value: bigint) => ({ value, decimals: 18, symbol: 'ETH' })

describe('balance', () => {
  it.each([
    [0n, '0 ETH'],
    [1n, '<0.0001 ETH'],
    [10n ** 14n - 1n, '<0.0001 ETH'],
    [10n ** 14n, '0.0001 ETH'],
    [412_831_799_999_999_999_999n, '412.8317 ETH'],
    [10n ** 18n, '1 ETH'],
    // More digits than a double holds, and neither rounded nor in e-notation.
    [1_234_567_890_123_456_789_123_456_789n, '1,234,567,890.1234 ETH'],
    [10n ** 45n, `1${',000'.repeat(9)} ETH`],
  ])('R-UI-10 %s wei is %s', (value, text) => {
    expect(formatBalance(ether(value), 'en')).toBe(text.replace(' ', '\u00a0'))
  })

  const large = 1_234_500_000_000_000_000_000n

  it.each([
    ['en', large, '1,234.5 ETH'],
    ['en', 1n, '<0.0001 ETH'],
    ['de', large, '1.234,5 ETH'],
    // German leaves a space on both sides of a sign between numbers, and so after this one.
    ['de', 1n, '< 0,0001 ETH'],
    ['fr', large, '1\u202f234,5 ETH'],
    ['fr', 1n, '< 0,0001 ETH'],
    // Which digits Arabic has is for the region to say.
    ['ar-AE', large, '1,234.5 ETH'],
    // A sign that is not turned around with the line: less, also for who reads it from the right.
    ['ar-AE', 1n, '\u2066<0.0001\u2069 ETH'],
    ['fa', 1n, '\u2066<۰٫۰۰۰۱\u2069 ETH'],
    ['ar-EG', large, '١٬٢٣٤٫٥ ETH'],
    ['fa', large, '۱٬۲۳۴٫۵ ETH'],
    ['hi', large * 100n, '1,23,450 ETH'],
  ])('R-UI-10 in %s %s wei is %s, in one line', (locale, value, text) => {
    expect(formatBalance(ether(value), locale)).toBe(text.replaceAll(' ', '\u00a0'))
  })

  it('R-UI-10 never rounds up what is not there', () => {
    expect(formatBalance({ value: 999_999n, decimals: 6, symbol: 'USDC' }, 'en')).toBe(
      '0.9999\u00a0USDC',
    )
    expect(formatBalance({ value: 5n, decimals: 0, symbol: 'NFT' }, 'en')).toBe('5\u00a0NFT')
  })
})

it('shortens an address to both its ends', () => {
  expect(formatAddress('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')).toBe('0xf39F…2266')
})
