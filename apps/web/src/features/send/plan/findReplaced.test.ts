import { buildTransaction, hashOf } from '@countersign/gateway/testing'
import { expect, it } from 'vitest'
import { findReplaced } from './findReplaced.ts'

const at = (nonce: number) => ({
  nonce,
  waiting: [
    buildTransaction({
      id: `multisig_0x00000000000000000000000000000000000000Aa_${hashOf(nonce)}`,
    }),
  ],
})
const choices = [{ nonce: 9, waiting: [] }, at(7), at(8)]

it.each([
  ['its hash', hashOf(8), 8],
  ['its hash in capitals', `0x${hashOf(8).slice(2).toUpperCase()}`, 8],
  ['another’s', hashOf(9), null],
  ['the end of a hash', hashOf(8).slice(-8), null],
  ['nothing', '', null],
])('R-JDG-4 a transaction is replaced by %s', (_, hash, expected) => {
  expect(findReplaced(choices, hash)).toBe(expected)
})
