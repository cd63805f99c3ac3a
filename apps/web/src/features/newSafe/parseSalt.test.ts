import { expect, it } from 'vitest'
import { parseSalt } from './parseSalt.ts'

it.each([
  ['0', 0n],
  [' 42 ', 42n],
  [String(2n ** 256n - 1n), 2n ** 256n - 1n],
  [String(2n ** 256n), null],
  ['', null],
  ['-1', null],
  ['1.5', null],
  ['0x10', null],
])('R-GW-3 reads %j as a salt', (text, salt) => {
  expect(parseSalt(text)).toBe(salt)
})
