import fc from 'fast-check'
import { expect, it } from 'vitest'
import { add, compare, formatDecimal, multiply, parseDecimal } from './decimal.ts'

it.each([
  ['0', '0'],
  ['1', '1'],
  ['1.50', '1.5'],
  ['0.00000001', '0.00000001'],
  ['0.000000001', '0'],
  ['123456789012345678901234567890.123456789', '123456789012345678901234567890.12345678'],
])('R-DATA-5 %s is shown as %s', (text, shown) => {
  expect(formatDecimal(parseDecimal(text))).toBe(shown)
})

it('R-DATA-5 a balance is worth its amount times its price, to the last digit', () => {
  const balance = { units: 1_234_567n, places: 6 }
  expect(formatDecimal(multiply(balance, parseDecimal('3120.55')), 20)).toBe('3852.52805185')
})

it('R-DATA-5 sums and orders as numbers do', () => {
  const amount = fc.integer({ min: 0, max: 10_000_000 })
  fc.assert(
    fc.property(amount, amount, (a, b) => {
      const [x, y] = [
        { units: BigInt(a), places: 4 },
        { units: BigInt(b) * 10n, places: 5 },
      ]
      expect(add(x, y).units * 10n ** BigInt(5 - add(x, y).places)).toBe(BigInt(a + b) * 10n)
      expect(Math.sign(compare(x, y))).toBe(Math.sign(a - b))
    }),
  )
})
