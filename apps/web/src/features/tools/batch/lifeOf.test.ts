import type { Outcome, Transaction } from '@countersign/core/transactions'
import { expect, it } from 'vitest'
import { lifeOf } from './lifeOf.ts'

const hash = `0x${'11'.repeat(32)}` as const
const mined = `0x${'22'.repeat(32)}` as const
const sent = {
  address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  chainId: 1,
  hash,
  description: '',
  addedAt: 0,
} as const
const pending: Transaction = { ...sent, status: 'pending' }
const ended = (outcome: Outcome): Transaction => ({ ...sent, ...outcome })
const cosigned = { signed: 1, needed: 2 }

it.each([
  ['AWAITING_CONFIRMATIONS', { at: 'signatures', ...cosigned }],
  ['AWAITING_EXECUTION', { at: 'execution' }],
  ['SUCCESS', { at: 'chain' }],
  ['FAILED', { at: 'chain' }],
  ['A_NEWER_WORD', { at: 'chain' }],
])('R-TX-4 pending, and %s in the host', (status, life) => {
  expect(lifeOf(pending, { status, txHash: undefined, cosigned })).toEqual(life)
})

it('R-TX-4 pending without a host is on its way', () => {
  expect(lifeOf(pending)).toEqual({ at: 'chain' })
})

it('R-TX-4 the receipt’s transaction is named, which a safeTxHash is not', () => {
  expect(lifeOf(ended({ status: 'confirmed', replacedBy: mined }))).toEqual({
    at: 'confirmed',
    mined,
  })
  expect(lifeOf(ended({ status: 'confirmed' }))).toEqual({ at: 'confirmed', mined: hash })
})

it.each(['reverted', 'replaced', 'cancelled', 'dropped'] as const)('R-TX-4 %s', (reason) => {
  expect(lifeOf(ended({ status: 'failed', reason }))).toEqual({ at: 'failed', reason })
  expect(lifeOf(ended({ status: 'failed', reason, replacedBy: mined }))).toMatchObject({ mined })
})
