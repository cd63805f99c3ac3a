import { expect, it } from 'vitest'
import { dateFormat, numberFormat } from './formats.ts'

it('a format is made once for each language and each way to write', () => {
  const short = dateFormat('en', { timeStyle: 'short' })
  expect(dateFormat('en', { timeStyle: 'short' })).toBe(short)
  expect(dateFormat('de', { timeStyle: 'short' })).not.toBe(short)
  expect(dateFormat('en', { dateStyle: 'short' })).not.toBe(short)
  expect(numberFormat('de', { style: 'percent' }).format(0.5)).toBe('50\u00a0%')
})
