import { keccak256 } from 'viem'
import { expect, it } from 'vitest'
import { compareHash } from './compareHash.ts'

const hashes = { domain: keccak256('0x01'), message: keccak256('0x02') }
const grouped = hashes.message.slice(2).toUpperCase().match(/.{4}/g)?.join(' ') ?? ''

it.each([
  ['', { status: 'none' }],
  ['0x1234', { status: 'noHash' }],
  [hashes.domain, { status: 'same', name: 'domain' }],
  [grouped, { status: 'same', name: 'message' }],
  [keccak256('0x03'), { status: 'different' }],
])('%s', (text, comparison) => {
  expect(compareHash(text, hashes)).toEqual(comparison)
})
