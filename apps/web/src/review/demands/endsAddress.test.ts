import { expect, it } from 'vitest'
import { endsAddress } from './endsAddress.ts'

const address = '0xd920570b140aD9893ab85faa081fe84969BF5f80'

it.each([
  ['BF5f80', true],
  ['bf5f80', true],
  [' BF5F80 ', true],
  ['', false],
  ['F5f80', false],
  ['5f80', false],
  ['d92057', false],
  [address, false],
  ['BF5f81', false],
])('R-GW-4 %j is the last six characters of an address: %j', (typed, expected) => {
  expect(endsAddress(typed, address)).toBe(expected)
})
