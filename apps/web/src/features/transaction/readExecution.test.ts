import { addressOf, hashOf } from '@countersign/gateway/testing'
import { describe, expect, it } from 'vitest'
import { saysExecuted } from './readExecution.ts'

const SUCCESS = '0x442e715f626346e8c54381002da614f62bee8d27386535b2521ec8540898556e'
const safe = addressOf(5)
const log = { address: safe, topics: [SUCCESS], data: `${hashOf(1)}${'0'.repeat(64)}` } as const

describe('a Safe’s own word on an execution', () => {
  it.each([
    ['in the data, before 1.4.1', log, true],
    ['indexed, since 1.4.1', { ...log, topics: [SUCCESS, hashOf(1)], data: hashOf(0) }, true],
    ['about another hash', { ...log, data: hashOf(2) }, false],
    ['by another contract', { ...log, address: addressOf(6) }, false],
    ['in another event', { ...log, topics: [hashOf(7)] }, false],
  ] as const)('%s', (_, found, said) => {
    expect(saysExecuted([found], safe, hashOf(1))).toBe(said)
  })
})
