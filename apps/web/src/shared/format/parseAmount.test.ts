import fc from 'fast-check'
import { formatUnits } from 'viem'
import { describe, expect, it } from 'vitest'
import { formatAmount } from './formatAmount.ts'
import { markOf, parseAmount } from './parseAmount.ts'

const read = (text: string, mark: '.' | ',', isSure = false) =>
  parseAmount(text, { decimals: 6, mark, isSure })

describe('parseAmount', () => {
  it.each([
    ['1', '.', 1_000_000n],
    ['0', '.', 0n],
    [' 1.5 ', '.', 1_500_000n],
    ['0.000001', '.', 1n],
    ['1.50000000', '.', 1_500_000n],
    ['1,5', ',', 1_500_000n],
    ['1.234', '.', 1_234_000n],
    // Unmistakable, in whichever language.
    ['1.234,5', '.', 1_234_500_000n],
    ['1,234.5', ',', 1_234_500_000n],
    ['0,5', '.', 500_000n],
    ['1234,567', '.', 1_234_567_000n],
    ['1,234,567', '.', 1_234_567_000_000n],
    ['1.234.567', ',', 1_234_567_000_000n],
    ['12,34,567', '.', 1_234_567_000_000n],
    ['1 234,5', ',', 1_234_500_000n],
    ['1\u202f234', ',', 1_234_000_000n],
    ["1'234.5", '.', 1_234_500_000n],
    ['١٢٫٥', '.', 12_500_000n],
    ['١٬٢٣٤٫٥', ',', 1_234_500_000n],
    ['۱۲', '.', 12_000_000n],
  ] as const)('%s with the mark %s', (text, mark, value) => {
    expect(read(text, mark)).toEqual({ value })
  })

  it.each([
    ['', '.'],
    ['.5', '.'],
    ['1.', '.'],
    ['-1', '.'],
    ['+1', '.'],
    ['1e3', '.'],
    ['0x1', '.'],
    ['1.2.3', '.'],
    ['1,2,3', '.'],
    ['12,34', ',', true],
    ['1,23,4.5', '.'],
    ['1.234,5,6', '.'],
    ['1.23,456.7', '.'],
    ['1 2', '.'],
    ['1,23 456', '.'],
    ['one', '.'],
    ['1'.repeat(121), '.'],
  ] as const)('%s with the mark %s is no amount', (text, mark, ...sure) => {
    const result = read(text, sure.length > 0 ? '.' : mark, sure.length > 0)
    expect(result).toEqual({ fault: 'noAmount' })
  })

  it.each([
    ['1,234', '.'],
    ['1.234', ','],
    ['999,000', '.'],
  ] as const)('%s with the mark %s could be two amounts, so it is none', (text, mark) => {
    expect(read(text, mark)).toEqual({ fault: 'twoWays' })
  })

  it.each([
    ['1,234', '.', 1_234_000_000n],
    ['1.234', ',', 1_234_000_000n],
    ['1.234', '.', 1_234_000n],
    ['1,234', ',', 1_234_000n],
  ] as const)('%s means one amount where the mark is surely %s', (text, mark, value) => {
    expect(read(text, mark, true)).toEqual({ value })
  })

  it('refuses what contradicts a mark that is sure', () => {
    expect(read('1.234,5', '.', true)).toEqual({ fault: 'noAmount' })
    expect(read('0,5', '.', true)).toEqual({ fault: 'noAmount' })
  })

  it('is never rounded', () => {
    expect(read('0.0000001', '.')).toEqual({ fault: 'tooFine' })
  })

  it('reads back every amount as it is shown, or says that it could be two', () => {
    fc.assert(
      fc.property(
        fc.bigInt(0n, 2n ** 200n),
        fc.integer({ min: 0, max: 18 }),
        fc.constantFrom('en', 'de', 'fr', 'ar', 'hi', 'de-CH'),
        (value, decimals, locale) => {
          const shown = formatAmount(value, decimals, locale)
          const mark = markOf(locale)
          const result = parseAmount(shown, { decimals, mark })
          if ('fault' in result) expect(result.fault).toBe('twoWays')
          else expect(result.value).toBe(value)
          expect(parseAmount(shown, { decimals, mark, isSure: true })).toEqual({ value })
          const plain = formatUnits(value, decimals).replace('.', mark)
          expect(parseAmount(plain, { decimals, mark })).toEqual({ value })
        },
      ),
    )
  })
})
