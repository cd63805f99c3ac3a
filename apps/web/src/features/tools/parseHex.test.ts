import { expect, it } from 'vitest'
import { parseHex } from './parseHex.ts'

it.each([
  ['0xAB', '0xab'],
  [' "ab\n cd" ', '0xabcd'],
  ['', '0x'],
  ['0xabc', null],
  ['hello', null],
])('%j', (text, hex) => {
  expect(parseHex(text)).toBe(hex)
})
