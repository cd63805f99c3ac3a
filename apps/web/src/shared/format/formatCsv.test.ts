import { expect, it } from 'vitest'
import { formatCsv } from './formatCsv.ts'

it('quotes what would otherwise break a row', () => {
  expect(formatCsv([['a', 'b,c', 'd"e', 'f\ng']])).toBe('\uFEFFa,"b,c","d""e","f\ng"\r\n')
})

it.each(['=1+1', '+1+1', '-cmd', '@SUM(A1)', '\t=1', '\r=1'])(
  'lets no cell compute: %j',
  (cell) => {
    expect(formatCsv([[cell]])).toMatch(/^\uFEFF"?'/)
  },
)

it('leaves numbers numbers', () => {
  expect(formatCsv([['-1.5', '12']])).toBe('\uFEFF-1.5,12\r\n')
})
