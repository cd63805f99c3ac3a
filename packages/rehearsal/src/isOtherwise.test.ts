import { expect, it } from 'vitest'
import { isOtherwise } from './isOtherwise.ts'
import { subjectKey } from './subjectKey.ts'
import type { Change, Rehearsal } from './types.ts'

const A = `0x${'a1'.repeat(20)}` as const
const B = `0x${'b2'.repeat(20)}` as const
const coin = (holder: typeof A | typeof B, before: bigint, after: bigint): Change => ({
  kind: 'coin',
  holder,
  before,
  after,
})
const owners = (after: readonly (typeof A | typeof B)[]): Change => ({
  kind: 'owners',
  safe: A,
  before: [A],
  after,
})
const rehearsal = (changes: Change[], more: Partial<Rehearsal> = {}): Rehearsal => ({
  rung: 'probe',
  block: { number: 1n, hash: '0x' },
  gasPrice: 1n,
  varied: 'same',
  outcome: { status: 'success' },
  done: 1,
  changes,
  asked: changes.map(subjectKey),
  unread: [],
  coverage: 'named',
  isEarly: false,
  tried: [],
  ...more,
})
const first = rehearsal([coin(A, 10n, 5n), owners([A, B])])
const none = { rung: 'static' as const, tried: [] }
const reverts = { status: 'reverts', reason: { kind: 'nothing' }, inner: null } as const

const permit = (amount: bigint, expiration: number): Change => ({
  ...{ kind: 'permit2', permit2: A, token: A, owner: A, spender: B },
  ...{ before: { amount: 9n, expiration: 7 }, after: { amount, expiration } },
})

it('R-REH-6 a right of Permit2 that ends is the same whenever it ends, and no other is', () => {
  const of = (amount: bigint, expiration: number) => rehearsal([permit(amount, expiration)])
  expect(isOtherwise(of(0n, 100), of(0n, 700))).toBe(false)
  expect(isOtherwise(of(1n, 100), of(1n, 700))).toBe(true)
})

it.each<[title: string, second: Rehearsal | typeof none, isOther: boolean]>([
  ['the same', first, false],
  [
    'the same at another block, with other balances',
    rehearsal([coin(A, 7n, 2n), owners([A, B])], { block: { number: 2n, hash: '0x1' } }),
    false,
  ],
  ['another amount', rehearsal([coin(A, 10n, 4n), owners([A, B])]), true],
  ['another owner', rehearsal([coin(A, 10n, 5n), owners([B])]), true],
  ['somebody more', rehearsal([...first.changes, coin(B, 0n, 5n)]), true],
  ['somebody less', rehearsal([owners([A, B])]), true],
  ['another end', rehearsal([...first.changes], { outcome: reverts }), true],
  [
    'somebody more, who could not be seen before',
    rehearsal([...first.changes, coin(B, 0n, 5n)], { rung: 'evm', coverage: 'everybody' }),
    false,
  ],
  [
    'another amount, seen by others',
    rehearsal([coin(A, 10n, 4n), owners([A, B])], { coverage: 'everybody' }),
    true,
  ],
  ['nobody who can rehearse it any more', none, true],
  [
    'somebody who hides now what could be read',
    rehearsal([...first.changes], { unread: [{ kind: 'coin', holder: A }] }),
    true,
  ],
])('R-REH-3 a second rehearsal with %s', (_, second, isOther) => {
  expect(isOtherwise(first, second)).toBe(isOther)
})

it('R-REH-3 what grows by itself from second to second is the same, a part in a million is not', () => {
  const pays = (amount: bigint) => rehearsal([coin(A, 10n ** 18n, 10n ** 18n - amount)])
  expect(isOtherwise(pays(5_000_000n), pays(5_000_005n))).toBe(false)
  expect(isOtherwise(pays(5_000_000n), pays(5_000_006n))).toBe(true)
})

it('R-REH-3 of a right it counts what it becomes, to the last unit', () => {
  const allows = (before: bigint, after: bigint) =>
    rehearsal([{ kind: 'allowance', token: A, owner: A, spender: B, before, after }])
  expect(isOtherwise(allows(0n, 10n ** 18n), allows(7n, 10n ** 18n))).toBe(false)
  expect(isOtherwise(allows(0n, 10n ** 18n), allows(0n, 10n ** 18n + 1n))).toBe(true)
})

it('R-REH-3 what was not rehearsed before is not otherwise', () => {
  expect(isOtherwise(none, first)).toBe(false)
})
