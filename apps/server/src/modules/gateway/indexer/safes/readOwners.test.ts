import { expect, it } from 'vitest'
import { stepEvent } from '../../testing/stepEvent.ts'
import type { ChainEvent } from '../events/decodeEvent.ts'
import { readOwners } from './readOwners.ts'

const safe = { chainId: 1, address: '0x5afe', version: '1.4.1' } as const
const [alice, bob] = ['0xa11ce', '0xb0b'] as const
const read = (...events: ChainEvent[]) =>
  readOwners(
    events.map((event, logIndex) => stepEvent(event, { logIndex })),
    safe,
  )

it('begins with the owners of the set-up, each once', () => {
  const { safe_owners, safe_thresholds } = read({
    type: 'setUp',
    delegate: null,
    owners: [alice, bob, alice],
    threshold: 2,
  })
  expect(safe_owners.map(({ owner }) => owner)).toEqual([alice, bob])
  expect(safe_thresholds.map(({ threshold }) => threshold)).toEqual([2])
})

it('ends the time of an owner who came in the same step', () => {
  const { safe_owners, removals } = read(
    { type: 'ownerAdded', owner: alice },
    { type: 'ownerRemoved', owner: alice },
    { type: 'ownerAdded', owner: alice },
  )
  expect(safe_owners.map(({ removed_log_index }) => removed_log_index)).toEqual([1, null])
  expect(removals).toEqual([])
})

it('leaves an owner who was there before to the database', () => {
  const { safe_owners, removals } = read(
    { type: 'ownerRemoved', owner: bob },
    { type: 'ownerAdded', owner: alice },
  )
  expect(safe_owners.map(({ owner }) => owner)).toEqual([alice])
  expect(removals).toEqual([
    { safe: safe.address, owner: bob, removed_block: 1, removed_log_index: 0 },
  ])
})
