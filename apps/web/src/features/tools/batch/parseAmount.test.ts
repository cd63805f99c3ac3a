import { describe, expect, it } from 'vitest'
import { parseAmount } from './parseAmount.ts'

describe('parseAmount', () => {
  it.each([
    ['1', 'en', 1_000_000n],
    ['0', 'en', 0n],
    [' 1.5 ', 'en', 1_500_000n],
    ['0.000001', 'en', 1n],
    ['1,5', 'de', 1_500_000n],
    ['١٢.٥', 'ar', 12_500_000n],
    ['۱۲', 'en', 12_000_000n],
  ])('%s in %s', (text, locale, value) => {
    expect(parseAmount(text, 6, locale)).toEqual({ value })
  })

  it.each([
    ['', 'en'],
    ['1,5', 'en'],
    ['1,000', 'en'],
    ['1.000', 'de'],
    ['1.2.3', 'en'],
    ['.5', 'en'],
    ['1.', 'en'],
    ['-1', 'en'],
    ['1e3', 'en'],
    ['0x1', 'en'],
  ])('%s in %s is no amount', (text, locale) => {
    expect(parseAmount(text, 6, locale)).toEqual({ fault: 'noAmount' })
  })

  it('is never rounded', () => {
    expect(parseAmount('0.0000001', 6, 'en')).toEqual({ fault: 'tooFine' })
  })
})
