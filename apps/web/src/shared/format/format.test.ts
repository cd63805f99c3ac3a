import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatAmount } from './formatAmount.ts'
import { formatFiat } from './formatFiat.ts'
import { formatAge, formatAsOf } from './formatTime.ts'
import { sumDecimals } from './sumDecimals.ts'

describe('formatAmount', () => {
  it.each([
    [1_204_503_918_273_645_546_372n, 18, 'en', '1,204.503918273645546372'],
    [1_204_503_918_273_645_546_372n, 18, 'de', '1.204,503918273645546372'],
    [2n ** 256n - 1n, 0, 'en', (2n ** 256n - 1n).toLocaleString('en')],
    [0n, 6, 'en', '0'],
    [1n, 18, 'en', '0.000000000000000001'],
  ])('%s with %i decimals in %s keeps every digit', (value, decimals, locale, text) => {
    expect(formatAmount(value, decimals, locale)).toBe(text)
  })
})

describe('formatFiat', () => {
  it.each([
    ['1234.567', 'usd', 'en', '$1,234.57'],
    ['0', 'usd', 'en', '$0.00'],
    ['0.001', 'usd', 'en', '<$0.01'],
    ['12345678901234567890.5', 'usd', 'en', '$12,345,678,901,234,567,890.50'],
    ['1.5', 'nocoin', 'en', '1.5\u00a0NOCOIN'],
    ['1234.567', 'eur', 'de', '1.234,57\u00a0€'],
    ['1234.567', 'usd', 'de', '1.234,57\u00a0$'],
    ['0.001', 'eur', 'de', '<\u00a00,01\u00a0€'],
    ['-1234.5', 'eur', 'de', '-1.234,50\u00a0€'],
    ['1.5', 'nocoin', 'de', '1,5\u00a0NOCOIN'],
    // The mark in front has it read from the right: the number first, then the currency.
    ['1234.567', 'usd', 'ar-AE', '\u200f1,234.57\u00a0US$'],
    ['1234.567', 'eur', 'ar-AE', '\u200f1,234.57\u00a0€'],
    ['0.001', 'usd', 'ar-AE', '\u200f\u2066<0.01\u2069\u00a0US$'],
    ['1234.567', 'egp', 'ar-EG', '\u200f١٬٢٣٤٫٥٧\u00a0ج.م.\u200f'],
  ])('%s %s in %s', (amount, currency, locale, text) => {
    expect(formatFiat(amount, currency, locale)).toBe(text)
  })
})

describe('sumDecimals', () => {
  it.each([
    [['0.1', '0.2'], '0.3'],
    [['12345678901234567890.5', '0.5'], '12345678901234567891'],
    [['1e-7', '1'], '1.0000001'],
    [['-2.5', '1'], '-1.5'],
    [[], '0'],
    [['NaN', '3'], '3'],
  ])('%j is %s', (amounts, total) => {
    expect(sumDecimals(amounts)).toBe(total)
  })

  it('is exact for whole numbers of any size', () => {
    fc.assert(
      fc.property(fc.array(fc.bigInt({ min: 0n, max: 2n ** 128n })), (values) => {
        const total = values.reduce((sum, value) => sum + value, 0n)
        expect(sumDecimals(values.map(String))).toBe(String(total))
      }),
    )
  })
})

describe('times', () => {
  const now = new Date(2026, 4, 12, 14, 2).getTime()

  it.each([
    [now, 'this minute'],
    [now - 5 * 60_000, '5 minutes ago'],
    [now - 26 * 3_600_000, 'yesterday'],
    [now - 40 * 86_400_000, 'last month'],
  ])('age of %i', (time, text) => {
    expect(formatAge(time, now, 'en')).toBe(text)
  })

  it('names the day only when it was another one', () => {
    expect(formatAsOf(now, now, 'en')).toMatch(/^2:02\sPM$/)
    expect(formatAsOf(now - 86_400_000, now, 'en')).toContain('May 11, 2026')
  })
})
