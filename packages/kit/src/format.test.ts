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
    expect(formatBalance(ether(value), 'en')).toBe(text)
  })

  it('R-UI-10 uses the reader’s number format', () => {
    expect(formatBalance(ether(1_234_500_000_000_000_000_000n), 'de')).toBe('1.234,5 ETH')
    expect(formatBalance(ether(1n), 'de')).toBe('<0,0001 ETH')
    expect(formatBalance(ether(12n * 10n ** 18n), 'fa')).toBe('۱۲ ETH')
  })

  it('R-UI-10 never rounds up what is not there', () => {
    expect(formatBalance({ value: 999_999n, decimals: 6, symbol: 'USDC' }, 'en')).toBe(
      '0.9999 USDC',
    )
    expect(formatBalance({ value: 5n, decimals: 0, symbol: 'NFT' }, 'en')).toBe('5 NFT')
  })
})

it('shortens an address to both its ends', () => {
  expect(formatAddress('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')).toBe('0xf39F…2266')
})
