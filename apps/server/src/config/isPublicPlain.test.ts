import { expect, it } from 'vitest'
import { isPublicPlain } from './isPublicPlain.ts'

it.each([
  ['http://app.example.org', true],
  ['http://203.0.113.9:4100', true],
  ['http://[2001:db8::1]', true],
  ['https://app.example.org', false],
  ['http://localhost:4100', false],
  ['http://127.0.0.1', false],
  ['http://[::1]:4100', false],
  ['http://10.1.2.3', false],
  ['http://192.168.1.5:4100', false],
  ['http://[fd00::5]', false],
  ['http://safe-desk', false],
  ['http://desk.lan', false],
  ['http://desk.internal', false],
])('R-OP-3 %s is public and unencrypted: %s', (url, expected) => {
  expect(isPublicPlain(url)).toBe(expected)
})
