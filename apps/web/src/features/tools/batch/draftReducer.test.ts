import { expect, it } from 'vitest'
import { type DraftEvent, draftReducer, initialDrafts, MOST_CALLS } from './draftReducer.ts'

const after = (...events: DraftEvent[]) => events.reduce(draftReducer, initialDrafts)
const ids = (...events: DraftEvent[]) => after(...events).map(({ id }) => id)

it('adds at the end, with a number of its own', () => {
  expect(ids({ type: 'added' })).toEqual([1, 2, 3])
  expect(ids({ type: 'removed', id: 1 }, { type: 'added' })).toEqual([2, 3])
})

it('keeps one at least, and no more than can be sent', () => {
  expect(ids({ type: 'removed', id: 1 }, { type: 'removed', id: 2 })).toEqual([2])
  const many = Array.from({ length: 50 }, (): DraftEvent => ({ type: 'added' }))
  expect(ids(...many)).toHaveLength(MOST_CALLS)
})

it('changes the one that is meant', () => {
  const changed = after({ type: 'changed', id: 2, change: { amount: '5' } })
  expect(changed.map(({ amount }) => amount)).toEqual(['', '5'])
})

it('begins anew', () => {
  expect(after({ type: 'added' }, { type: 'cleared' })).toEqual(initialDrafts)
})
