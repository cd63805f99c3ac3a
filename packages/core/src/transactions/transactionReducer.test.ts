import type { Outcome } from '@countersign/outbox'
import { account, hashOf, shop } from '@countersign/outbox/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyEvent, anyTransactions } from './testing/arbitraries.ts'
import type { NewTransaction, Transaction } from './transaction.ts'
import { type TransactionEvent, transactionReducer } from './transactionReducer.ts'

const fresh = (number: number, changes: Partial<NewTransaction> = {}): NewTransaction => ({
  address: account,
  chainId: 1,
  hash: hashOf(number),
  description: `Send ${number}`,
  ...changes,
})
const added = (
  number: number,
  addedAt: number,
  changes?: Partial<NewTransaction>,
): TransactionEvent => ({ type: 'added', transaction: fresh(number, changes), addedAt })
const id = (number: number, addedAt: number) => ({
  address: account,
  chainId: 1,
  hash: hashOf(number),
  addedAt,
})
const settled = (
  number: number,
  addedAt: number,
  outcome: Outcome = { status: 'confirmed' },
): TransactionEvent => ({ type: 'settled', id: id(number, addedAt), outcome })
const sender = { from: account, nonce: 3, content: hashOf(99) }
const cleared = (address: string, chainId: number): TransactionEvent => ({
  type: 'cleared',
  address,
  chainId,
})

const after = (...events: TransactionEvent[]) =>
  events.reduce<readonly Transaction[]>(transactionReducer, [])
const reverted = { status: 'failed', reason: 'reverted' } as const
const spedUp = { status: 'confirmed', replacedBy: hashOf(7) } as const

describe('R-TX-1 the life of a transaction', () => {
  it.each<{ name: string; events: TransactionEvent[]; expected: Partial<Transaction>[] }>([
    {
      name: 'begins pending',
      events: [added(1, 5)],
      expected: [{ status: 'pending', addedAt: 5 }],
    },
    {
      name: 'ends confirmed',
      events: [added(1, 5), settled(1, 5)],
      expected: [{ status: 'confirmed', description: 'Send 1' }],
    },
    { name: 'ends failed', events: [added(1, 5), settled(1, 5, reverted)], expected: [reverted] },
    { name: 'ends sped up', events: [added(1, 5), settled(1, 5, spedUp)], expected: [spedUp] },
    {
      name: 'ends once',
      events: [added(1, 5), settled(1, 5, reverted), settled(1, 5)],
      expected: [reverted],
    },
    {
      name: 'learns its sender once',
      events: [
        added(1, 5),
        { type: 'learned', id: id(1, 5), sender },
        { type: 'learned', id: id(1, 5), sender: { ...sender, nonce: 4 } },
      ],
      expected: [{ status: 'pending', sender }],
    },
    {
      name: 'learns nothing after its end',
      events: [added(1, 5), settled(1, 5), { type: 'learned', id: id(1, 5), sender }],
      expected: [{ status: 'confirmed', hash: hashOf(1) }],
    },
    {
      name: 'begins anew when the same hash is added again, with the sender it has',
      events: [
        added(1, 5),
        { type: 'learned', id: id(1, 5), sender },
        settled(1, 5),
        added(1, 6, { description: 'Again', confirmations: 2 }),
      ],
      expected: [{ status: 'pending', description: 'Again', confirmations: 2, addedAt: 6, sender }],
    },
    {
      name: 'is not ended by what was found out before it was added again',
      events: [added(1, 5), added(1, 6), settled(1, 5)],
      expected: [{ status: 'pending', addedAt: 6 }],
    },
    { name: 'is not begun by its end', events: [settled(1, 5)], expected: [] },
    {
      name: 'is not begun again by its end after it was cleared',
      events: [added(1, 5), cleared(account, 1), settled(1, 5)],
      expected: [],
    },
  ])('$name', ({ events, expected }) => {
    const state = after(...events)
    expect(state).toHaveLength(expected.length)
    expect(state).toMatchObject(expected)
  })

  it('leaves no sender where it learned none', () => {
    const [only] = after(added(1, 5), settled(1, 5), { type: 'learned', id: id(1, 5), sender })
    expect(only).not.toHaveProperty('sender')
  })
})

describe('R-TX-3 the list', () => {
  const finished = (count: number, chainId = 1) =>
    Array.from({ length: count }, (_, number): TransactionEvent[] => [
      added(number, number, { chainId }),
      { type: 'settled', id: { ...id(number, number), chainId }, outcome: { status: 'confirmed' } },
    ]).flat()

  it.each([
    { count: 9, kept: 9 },
    { count: 10, kept: 10 },
    { count: 11, kept: 10 },
    { count: 25, kept: 10 },
  ])('keeps $kept of $count finished ones: the newest, newest first', ({ count, kept }) => {
    const times = after(...finished(count)).map(({ addedAt }) => addedAt)
    expect(times).toEqual(Array.from({ length: kept }, (_, index) => count - 1 - index))
  })

  it('keeps all pending ones besides', () => {
    const waiting = Array.from({ length: 40 }, (_, index) => added(100 + index, index))
    const state = after(...waiting, ...finished(12))
    expect(state.filter(({ status }) => status === 'pending')).toHaveLength(40)
    expect(state.filter(({ status }) => status === 'confirmed')).toHaveLength(10)
  })

  it('counts each chain and each address for itself', () => {
    const theirs = after(added(1, 1, { address: shop }))
    expect(after(...finished(12), ...finished(12, 2))).toHaveLength(20)
    const all = finished(12).reduce(transactionReducer, theirs)
    expect(all).toHaveLength(11)
  })

  it('R-TX-3 keeps ten of each list, however many lists there are', () => {
    const lists = Array.from({ length: 40 }, (_, index) => finished(12, index + 1))
    const state = after(...lists.flat())
    const sizes = Map.groupBy(state, ({ chainId }) => chainId)
    expect([...sizes.values()].map(({ length }) => length)).toEqual(Array(40).fill(10))
  })

  it('puts the later of two in the same moment first', () => {
    const hashes = after(added(1, 5), added(2, 5)).map(({ hash }) => hash)
    expect(hashes).toEqual([hashOf(2), hashOf(1)])
  })

  it('sorts by time, also when a clock was put back', () => {
    const times = after(added(1, 5), added(2, 9), added(3, 7)).map(({ addedAt }) => addedAt)
    expect(times).toEqual([9, 7, 5])
  })

  it.each([
    { address: account, chainId: 1, left: [2, 3] },
    { address: account.toUpperCase(), chainId: 1, left: [2, 3] },
    { address: account, chainId: 2, left: [1, 2] },
    { address: account, chainId: 3, left: [1, 2, 3] },
    { address: shop, chainId: 1, left: [1, 3] },
  ])('clears $address on $chainId and nothing else', ({ address, chainId, left }) => {
    const state = after(
      added(1, 1),
      added(2, 2, { address: shop }),
      added(3, 3, { chainId: 2 }),
      cleared(address, chainId),
    )
    expect(state.map(({ addedAt }) => addedAt).sort()).toEqual(left)
  })

  it.each<[string, TransactionEvent]>([
    ['an unknown one is settled', settled(2, 1)],
    ['a finished one is settled', settled(1, 1, reverted)],
    ['a finished one is learned about', { type: 'learned', id: id(1, 1), sender }],
    ['an empty list is cleared', cleared(shop, 1)],
  ])('is the very same when %s', (_, event) => {
    const state = after(added(1, 1), settled(1, 1))
    expect(transactionReducer(state, event)).toBe(state)
  })

  it('keeps its rules through any events', () => {
    fc.assert(
      fc.property(anyTransactions, fc.array(anyEvent, { maxLength: 150 }), (initial, events) => {
        let state = initial
        for (const event of events) {
          const before = JSON.stringify(state)
          const next = transactionReducer(state, event)
          expect(JSON.stringify(state)).toBe(before)
          checkRules(next)
          checkStep(state, event, next)
          state = next
        }
      }),
    )
  })
})

function checkRules(state: readonly Transaction[]): void {
  const hashes = state.map(({ address, chainId, hash }) => `${address}:${chainId}:${hash}`)
  expect(new Set(hashes).size).toBe(state.length)
  const times = state.map(({ addedAt }) => addedAt)
  expect(times).toEqual(times.toSorted((one, other) => other - one))
  const lists = Map.groupBy(
    state.filter(({ status }) => status !== 'pending'),
    ({ address, chainId }) => `${address}:${chainId}`,
  )
  for (const list of lists.values()) expect(list.length).toBeLessThanOrEqual(10)
}

/** No event makes a pending one vanish, a finished one pending, or one fewer than ten finished. */
function checkStep(
  before: readonly Transaction[],
  event: TransactionEvent,
  after: readonly Transaction[],
): void {
  if (event.type === 'cleared') return
  for (const each of before) {
    const same = after.find(
      ({ address, chainId, hash }) =>
        address === each.address && chainId === each.chainId && hash === each.hash,
    )
    if (each.status === 'pending' && event.type !== 'settled') expect(same).toBeDefined()
    if (each.status !== 'pending' && same?.status === 'pending') expect(event.type).toBe('added')
    if (!same) {
      const rest = after.filter(
        ({ address, chainId, status }) =>
          status !== 'pending' && address === each.address && chainId === each.chainId,
      )
      expect(rest).toHaveLength(10)
    }
  }
}
