import type { Change } from '@countersign/rehearsal'
import type { SafeSettings } from '@countersign/safe'
import { expect, it } from 'vitest'
import { shownChanges } from './shownChanges.ts'

const own = `0x${'a1'.repeat(20)}` as const
const other = `0x${'b2'.repeat(20)}` as const
const after: SafeSettings = {
  address: own,
  version: '1.4.1',
  owners: [own, other],
  threshold: 2,
  modules: [],
  guard: null,
  fallbackHandler: null,
}
const judged = { before: after, after, refusals: [], cautions: [] }
const owners = (list: readonly (typeof own | typeof other)[]): Change => ({
  kind: 'owners',
  safe: own,
  before: [own],
  after: list,
})
const coin = (holder: typeof own | typeof other): Change => ({
  kind: 'coin',
  holder,
  before: 5n,
  after: 4n,
})
const nonce = (safe: typeof own | typeof other, to: bigint): Change => ({
  kind: 'nonce',
  safe,
  before: 1n,
  after: to,
})

it('R-REH-1 tells amounts first, the account’s own before others', () => {
  const told = shownChanges([owners([own]), coin(other), coin(own)], own, null)
  expect(told).toEqual([coin(own), coin(other), owners([own])])
})

it('R-REH-1 leaves out what is told above, and only if it comes out the same', () => {
  expect(shownChanges([owners([other, own])], own, judged)).toEqual([])
  expect(shownChanges([owners([other])], own, judged)).toEqual([owners([other])])
  expect(shownChanges([owners([other, own])], own, null)).toHaveLength(1)
})

it('R-REH-1 tells a nonce that moves by more than one, or of another Safe', () => {
  expect(shownChanges([nonce(own, 2n)], own, null)).toEqual([])
  expect(shownChanges([nonce(own, 3n)], own, null)).toHaveLength(1)
  expect(shownChanges([nonce(other, 2n)], own, null)).toHaveLength(1)
})
