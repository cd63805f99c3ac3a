import { expect, it } from 'vitest'
import { decideNext, type Next } from './decideNext.ts'

const checkpoint = { number: 10, hash: '0xaa' }
const block = (number: number, hash: `0x${string}`) => ({
  number,
  hash,
  parentHash: '0x' as const,
  timestamp: 0,
})

it.each<[number, `0x${string}`, Next]>([
  [11, '0xbb', 'read'],
  [900, '0xbb', 'read'],
  [10, '0xaa', 'rest'],
  [10, '0xbb', 'compare'],
  [9, '0xbb', 'compare'],
])('of a newest block %i %s it follows to %s', (number, hash, next) => {
  expect(decideNext(checkpoint, block(number, hash))).toBe(next)
})
