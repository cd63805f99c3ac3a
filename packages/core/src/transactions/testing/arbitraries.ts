import type { Outcome, Sender } from '@countersign/outbox'
import { account, hashOf, shop } from '@countersign/outbox/testing'
import fc from 'fast-check'
import type { Address } from 'viem'
import { arrange } from '../arrange.ts'
import type { Transaction } from '../transaction.ts'
import type { TransactionEvent } from '../transactionReducer.ts'

/** Few of each, so that the same ones meet. */
const address = fc.constantFrom<Address[]>(account, shop)
const chainId = fc.integer({ min: 1, max: 2 })
const hash = fc.integer({ min: 0, max: 30 }).map(hashOf)
const addedAt = fc.integer({ min: 0, max: 40 })
const replacedBy = fc.option(hash, { nil: undefined })

const newTransaction = fc
  .record({
    address,
    chainId,
    hash,
    description: fc.string({ unit: 'binary', maxLength: 30 }),
    confirmations: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
  })
  .map(({ confirmations, ...rest }) => ({ ...rest, ...(confirmations && { confirmations }) }))

const sender: fc.Arbitrary<Sender> = fc.record(
  { from: address, nonce: fc.nat(), content: hash },
  { noNullPrototype: true },
)

const outcome: fc.Arbitrary<Outcome> = fc
  .record({
    reason: fc.constantFrom(undefined, 'reverted', 'cancelled', 'replaced', 'dropped'),
    replacedBy,
  })
  .map(({ reason, replacedBy }) => ({
    ...(reason ? { status: 'failed', reason } : { status: 'confirmed' }),
    ...(replacedBy && { replacedBy }),
  }))

const transaction: fc.Arbitrary<Transaction> = fc
  .record({
    transaction: newTransaction,
    addedAt,
    sender: fc.option(sender, { nil: undefined }),
    progress: fc.oneof(fc.constant({ status: 'pending' } as const), outcome),
  })
  .map(({ transaction, addedAt, sender, progress }) => ({
    ...transaction,
    addedAt,
    ...(sender && { sender }),
    ...progress,
  }))

/** A list as the rules want it. */
export const anyTransactions = fc.array(transaction, { maxLength: 60 }).map(arrange)

const id = fc.record({ address, chainId, hash, addedAt })

export const anyEvent: fc.Arbitrary<TransactionEvent> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ type: fc.constant('added'), transaction: newTransaction, addedAt }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('learned'), id, sender }) },
  { weight: 5, arbitrary: fc.record({ type: fc.constant('settled'), id, outcome }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('cleared'), address, chainId }) },
)
