import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatCsv, unguardFormula } from './formatCsv.ts'
import { parseCsv } from './parseCsv.ts'

it('reads quotes, and line breaks and separators in them', () => {
  expect(parseCsv('a,"b,""c"""\r\n"d\ne",f\n\n,\ng,h')).toEqual([
    { line: 1, cells: ['a', 'b,"c"'] },
    { line: 2, cells: ['d\ne', 'f'] },
    { line: 6, cells: ['g', 'h'] },
  ])
})

it.each([';', '\t'])('takes %j as the separator when the first line has no comma', (separator) => {
  expect(parseCsv(`a${separator}b`)[0]?.cells).toEqual(['a', 'b'])
})

it('drops the mark of UTF-8, and takes a stray quote for a letter', () => {
  expect(parseCsv('\uFEFFa"b,c')[0]?.cells).toEqual(['a"b', 'c'])
})

it('reads back whatever was written', () => {
  const cell = fc.string({ minLength: 1 }).filter((text) => !/\r/.test(text))
  const rows = fc.array(fc.tuple(fc.constant('x'), cell), { minLength: 1 })
  fc.assert(
    fc.property(rows, (written) => {
      const read = parseCsv(formatCsv(written)).map(({ cells }) => cells.map(unguardFormula))
      expect(read).toEqual(written)
    }),
  )
})
