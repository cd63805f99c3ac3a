import { expect, it } from 'vitest'
import { addressBlock, plainAddress } from './addressBlock.ts'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
  ['', 'unknown'],
  ['unix', 'unknown'],
  ['203.0.113.7:80', 'unknown'],
  ['203.0.113.256', 'unknown'],
])('%j belongs to %s', (address, block) => {
  expect(addressBlock(address)).toBe(block)
})

it.each([
  ['::ffff:127.0.0.1', '127.0.0.1'],
  ['::ffff:1', '::ffff:1'],
  [' 10.0.0.1 ', '10.0.0.1'],
])('%j is plainly %s', (address, plain) => {
  expect(plainAddress(address)).toBe(plain)
})
