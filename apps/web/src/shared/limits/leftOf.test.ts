import { describe, expect, it } from 'vitest'
import { leftOf } from './leftOf.ts'
import type { Limit } from './limit.ts'

const nobody = '0x0000000000000000000000000000000000000001'
const limit = (change: Partial<Limit>): Limit => ({
  ...{ delegate: nobody, token: nobody, amount: 100n, spent: 30n, resetMinutes: 60, lastReset: 10 },
  ...change,
})
const at = (minute: number) => minute * 60

describe('R-GW-3 what is left of a spending limit', () => {
  it.each<[string, Partial<Limit>, number, ReturnType<typeof leftOf>]>([
    ['within its period', {}, 69, { left: 70n, resetsAt: at(70) }],
    ['when it is over', {}, 70, { left: 100n, resetsAt: at(130) }],
    ['several of them later', {}, 200, { left: 100n, resetsAt: at(250) }],
    ['that never comes again', { resetMinutes: 0 }, 9_999, { left: 70n, resetsAt: null }],
    [
      'that was made smaller than what is spent',
      { amount: 20n },
      20,
      { left: 0n, resetsAt: at(70) },
    ],
  ])('%s', (_, change, minute, expected) => {
    expect(leftOf(limit(change), at(minute))).toEqual(expected)
  })
})
