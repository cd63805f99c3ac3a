import { expect, it } from 'vitest'
import { formatCsv, unguardFormula } from './formatCsv.ts'

it('quotes what would otherwise break a row', () => {
  expect(formatCsv([['a', 'b,c', 'd"e', 'f\ng']])).toBe('\uFEFFa,"b,c","d""e","f\ng"\r\n')
})

const FORMULAS = [
  ...['=1+1', '+1+1', '-cmd', '@SUM(A1)', '=HYPERLINK("http://evil")', '-1'],
  ...['\t=1', '\r=1', '\n=1', ' =1', '\u00A0=1', '＝1', '＋1', '－1', '＠1', ' ＝1'],
]

it.each(FORMULAS)('R-GW-4 lets no cell compute: %j', (cell) => {
  expect(formatCsv([[cell]])).toMatch(/^\uFEFF"?'/)
})

it.each([...FORMULAS, 'Rent', "'s-Hertogenbosch", "'=1"])(
  'takes the guard off again: %j',
  (cell) => {
    const written = formatCsv([[cell]]).replace(/^\uFEFF"?|"?\r\n$/g, '')
    expect(unguardFormula(written.replaceAll('""', '"'))).toBe(cell)
  },
)

it('leaves numbers numbers, and nothing empty', () => {
  expect(formatCsv([[-1.5, 12, null, '']])).toBe('\uFEFF-1.5,12,,\r\n')
})
