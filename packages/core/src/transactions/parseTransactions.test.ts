import { account, hashOf, shop } from '@countersign/outbox/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatTransactions } from './formatTransactions.ts'
import { MAX_TEXT, parseTransactions, VERSION } from './parseTransactions.ts'
import { anyTransactions } from './testing/arbitraries.ts'

const pending = {
  address: account,
  chainId: 1,
  hash: hashOf(1),
  description: 'Send 1 ETH',
  addedAt: 5,
  status: 'pending',
}
const confirmed = { ...pending, status: 'confirmed' }
const failed = { ...pending, status: 'failed', reason: 'reverted' }
const sender = { from: shop, nonce: 0, content: hashOf(9) }

const textOf = (...transactions: unknown[]) => JSON.stringify({ version: VERSION, transactions })

describe('R-TX-2 reading what is stored', () => {
  it.each([
    { name: 'nothing', text: null },
    { name: 'empty text', text: '' },
    { name: 'null', text: 'null' },
    { name: 'a number', text: '7' },
    { name: 'broken JSON', text: textOf(pending).slice(0, -1) },
    { name: 'a bare list', text: JSON.stringify([pending]) },
    { name: 'no version', text: JSON.stringify({ transactions: [pending] }) },
    { name: 'an older version', text: JSON.stringify({ version: 0, transactions: [pending] }) },
    { name: 'a newer version', text: JSON.stringify({ version: 2, transactions: [pending] }) },
    { name: 'a version as text', text: JSON.stringify({ version: '1', transactions: [pending] }) },
    { name: 'no list', text: JSON.stringify({ version: 1 }) },
    {
      name: 'an object for a list',
      text: JSON.stringify({ version: 1, transactions: { 0: pending } }),
    },
    { name: 'RainbowKit data', text: JSON.stringify({ [account]: { 1: [{ hash: '0x1' }] } }) },
    { name: 'far too much', text: textOf(pending, 'x'.repeat(MAX_TEXT)) },
    { name: 'deep nesting', text: `${'['.repeat(50_000)}${']'.repeat(50_000)}` },
  ])('takes $name as none', ({ text }) => {
    expect(parseTransactions(text)).toEqual([])
  })

  it.each([
    { name: 'a pending one', stored: pending },
    { name: 'one that waits for more blocks', stored: { ...pending, confirmations: 3 } },
    { name: 'one whose sender is known', stored: { ...pending, sender } },
    { name: 'a confirmed one', stored: confirmed },
    { name: 'a sped-up one', stored: { ...confirmed, sender, replacedBy: hashOf(2) } },
    { name: 'a reverted one', stored: failed },
    { name: 'a cancelled one', stored: { ...failed, reason: 'cancelled', replacedBy: hashOf(2) } },
    { name: 'a replaced one', stored: { ...failed, reason: 'replaced' } },
    { name: 'a dropped one', stored: { ...failed, reason: 'dropped' } },
  ])('keeps $name', ({ stored }) => {
    expect(parseTransactions(textOf(stored))).toStrictEqual([stored])
  })

  it.each([
    null,
    7,
    'text',
    [[]],
    {},
    { ...pending, hash: '0x1' },
    { ...pending, description: { text: 'Send' } },
    { ...pending, description: 'x'.repeat(1_001) },
    { ...pending, confirmations: 0 },
    { ...pending, confirmations: null },
    { ...pending, address: 'somebody' },
    { ...pending, chainId: '1' },
    { ...pending, addedAt: undefined },
    { ...pending, addedAt: -1 },
    { ...pending, addedAt: 1.5 },
    { ...pending, addedAt: '5' },
    { ...pending, status: undefined },
    { ...pending, status: 'done' },
    { ...failed, reason: undefined },
    { ...failed, reason: 'unlucky' },
    { ...failed, reason: 'toString' },
    { ...confirmed, replacedBy: '0x2' },
    { ...confirmed, replacedBy: null },
  ])('drops %j and keeps the others', (value) => {
    const other = { ...pending, hash: hashOf(2) }
    expect(parseTransactions(textOf(value, other))).toStrictEqual([other])
  })

  it.each([
    7,
    null,
    {},
    { ...sender, from: 'somebody' },
    { ...sender, nonce: -1 },
    { ...sender, content: '0x' },
  ])('forgets the sender %j, which can be learned again', (value) => {
    expect(parseTransactions(textOf({ ...pending, sender: value }))).toStrictEqual([pending])
  })

  it('leaves out fields that it does not know, on every level', () => {
    const stored = {
      ...pending,
      reason: 'reverted',
      replacedBy: hashOf(2),
      secret: 1,
      sender: { ...sender, secret: 1 },
    }
    expect(parseTransactions(textOf(stored))).toStrictEqual([{ ...pending, sender }])
  })

  it('applies the rules of the list: one per hash, newest first, ten finished', () => {
    const many = Array.from({ length: 12 }, (_, index) => ({
      ...confirmed,
      hash: hashOf(index),
      addedAt: index,
    }))
    const twice = { ...confirmed, address: account.toUpperCase().replace('X', 'x'), addedAt: 99 }
    const times = parseTransactions(textOf(...many, twice)).map(({ addedAt }) => addedAt)
    expect(times).toEqual([99, 11, 10, 9, 8, 7, 6, 5, 4, 3])
  })

  it('reads back what was written', () => {
    fc.assert(
      fc.property(anyTransactions, (transactions) => {
        expect(parseTransactions(formatTransactions(transactions))).toStrictEqual(transactions)
      }),
    )
  })

  it('never throws, whatever the text', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc.anything().map((value) => {
        try {
          return textOf(value)
        } catch {
          return textOf()
        }
      }),
    )
    fc.assert(fc.property(text, (given) => Array.isArray(parseTransactions(given))))
  })

  it('never throws or lets a wrong value through, whichever field of whichever entry is wrong', () => {
    const field = fc.constantFrom(
      ...Object.keys({ ...failed, sender, confirmations: 1, replacedBy: 1 }),
    )
    fc.assert(
      fc.property(anyTransactions, field, fc.jsonValue(), (transactions, name, value) => {
        const spoilt = transactions.map((each) => ({ ...each, [name]: value }))
        const read = parseTransactions(textOf(...spoilt))
        expect(parseTransactions(textOf(...read))).toStrictEqual(read)
      }),
    )
  })
})
