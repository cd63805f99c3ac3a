import { hashSafeTransaction } from '@countersign/safe'
import type { Address, Hex } from 'viem'
import { describe, expect, it } from 'vitest'
import { nothingOdd } from '../testing-only/index.ts'
import {
  type Authorization,
  authorize,
  authorizeRejection,
  isAuthorized,
  type NamedDoubts,
} from './authorize.ts'
import { judgeReview, type ReviewState } from './judgeReview.ts'
import { listDemands } from './listDemands.ts'

const address: Address = `0x${'a'.repeat(40)}`
const other: Address = `0x${'b'.repeat(40)}`
const hash = (letter: string): Hex => `0x${letter.repeat(64)}`
const transaction = { chainId: 1, safe: address, safeTxHash: hash('1') }
const at = 1_000_000
const given = (changes: Partial<ReviewState>, named: NamedDoubts | null = null) =>
  authorize(transaction, { state: { ...nothingOdd, ...changes }, named, at })
const demandsOf = (changes: Partial<ReviewState>) =>
  listDemands(judgeReview({ ...nothingOdd, ...changes }))

const red: Partial<ReviewState> = { lookAlikes: [{ address }] }
const amber: Partial<ReviewState> = { safeCode: 'unknown' }
const nameable: Partial<ReviewState> = { delegates: [{ address, code: 'unknown' }] }

describe('R-JDG-6 a wallet is asked by leave of the judge alone', () => {
  it('which is given to what nothing is odd about', () => {
    expect(given({})).toMatchObject({ ...transaction, named: [], at })
  })

  it.each<[string, Partial<ReviewState>]>([
    ['is red', red],
    ['is red, beside a doubt that was named', { ...red, ...amber }],
    ['is still being looked at', { safeCode: 'asking' }],
  ])('not to what %s, whatever was typed', (_, state) => {
    expect(given(state, demandsOf(state))).toBeNull()
  })

  it('to what is doubtful once it was named, for this very doubt', () => {
    expect(given(amber)).toBeNull()
    expect(given(amber, demandsOf({ history: 'ran' }))).toBeNull()
    expect(given(amber, { ...demandsOf(amber), topics: [] })).toBeNull()
    expect(given(amber, demandsOf(amber))).not.toBeNull()
  })

  it('to unknown code once its address was named, and says which', () => {
    expect(given(nameable)).toBeNull()
    expect(given(nameable, { ...demandsOf(nameable), addresses: [other] })).toBeNull()
    expect(given(nameable, demandsOf(nameable))?.named).toEqual([address])
  })
})

describe('R-JDG-6 it counts', () => {
  // Nothing is odd about it.
  const authorization = given({}) as Authorization
  const now = at + 60_000

  it.each<[string, Partial<typeof transaction>, number, boolean]>([
    ['for the very transaction', {}, now, true],
    ['not for another', { safeTxHash: hash('2') }, now, false],
    ['not for another Safe', { safe: other }, now, false],
    ['not on another network', { chainId: 2 }, now, false],
    ['not after a while', {}, at + 11 * 60_000, false],
    ['not before it was made', {}, at - 1, false],
  ])('%s', (_, changes, time, is) => {
    expect(isAuthorized(authorization, { ...transaction, ...changes }, time)).toBe(is)
  })

  it('not if it only looks like one, and none can be changed into another', () => {
    expect(isAuthorized({ ...authorization }, transaction, now)).toBe(false)
    expect(Object.isFrozen(authorization)).toBe(true)
  })

  it('to a rejection, which is built here and does nothing: for its own hash alone', () => {
    const safe = { chainId: 1, address, version: '1.4.1' }
    const { transaction, authorization } = authorizeRejection(safe, 7, at)
    expect(transaction).toMatchObject({ to: address, value: 0n, data: '0x', nonce: 7n })
    expect(transaction).toMatchObject({ operation: 0, gasPrice: 0n, baseGas: 0n })
    const { safeTxHash } = hashSafeTransaction(safe, transaction)
    const of = (each: Hex) => ({ chainId: 1, safe: address, safeTxHash: each })
    expect(isAuthorized(authorization, of(safeTxHash), at)).toBe(true)
    const dear = { ...transaction, value: 1n }
    const other = hashSafeTransaction(safe, dear).safeTxHash
    expect(isAuthorized(authorization, of(other), at)).toBe(false)
  })
})
