import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  addDecimals,
  compareDecimals,
  formatDecimal,
  multiplyDecimals,
  parseDecimal,
} from './decimal.ts'

it.each([
  ['0', '0'],
  ['1', '1'],
  ['1.50', '1.5'],
  ['0.00000001', '0.00000001'],
  ['0.000000001', '0'],
  ['-0.000000001', '0'],
  ['-2.50', '-2.5'],
  ['-0.5', '-0.5'],
  ['1e-7', '0.0000001'],
  ['1.5E3', '1500'],
  ['12e0', '12'],
  ['123456789012345678901234567890.123456789', '123456789012345678901234567890.12345678'],
])('R-DATA-5 %s is shown as %s', (text, shown) => {
  expect(formatDecimal(parseDecimal(text))).toBe(shown)
})

it('R-DATA-5 a balance is worth its amount times its price, to the last digit', () => {
  const balance = { units: 1_234_567n, places: 6 }
  expect(formatDecimal(multiplyDecimals(balance, parseDecimal('3120.55')), 20)).toBe(
    '3852.52805185',
  )
})

it('R-DATA-5 sums and orders as numbers do', () => {
  const amount = fc.integer({ min: -10_000_000, max: 10_000_000 })
  fc.assert(
    fc.property(amount, amount, (a, b) => {
      const [x, y] = [
        { units: BigInt(a), places: 4 },
        { units: BigInt(b) * 10n, places: 5 },
      ]
      const { units, places } = addDecimals(x, y)
      expect(units * 10n ** BigInt(5 - places)).toBe(BigInt(a + b) * 10n)
      expect(Math.sign(compareDecimals(x, y))).toBe(Math.sign(a - b))
    }),
  )
})

it.each(['', 'NaN', 'Infinity', '1,5', '0x1', '1.', '.5', '1e9999', '--1'])(
  'R-DATA-5 %j is no number',
  (text) => {
    expect(() => parseDecimal(text)).toThrow(RangeError)
  },
)
