import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { type Draft, draft as schema } from './draft.ts'
import {
  type DraftEvent,
  draftReducer,
  emptyDraft,
  isUntouched,
  MOST_ITEMS,
} from './draftReducer.ts'

const after = (...events: DraftEvent[]): Draft => events.reduce(draftReducer, emptyDraft)
const ids = ({ items }: Draft) => items.map(({ id }) => id)
const add = { type: 'added', kind: 'payment' } as const

describe('draftReducer', () => {
  it.each([
    ['to the front', 3, 0, [3, 1, 2]],
    ['to the end', 1, 2, [2, 3, 1]],
    ['by one', 1, 1, [2, 1, 3]],
    ['to where it is', 2, 1, [1, 2, 3]],
    ['before the front', 2, -1, [2, 1, 3]],
    ['behind the end', 2, 9, [1, 3, 2]],
    ['nobody', 7, 0, [1, 2, 3]],
  ])('moves %s', (_, id, to, expected) => {
    expect(ids(after(add, add, { type: 'moved', id, to }))).toEqual(expected)
  })

  it('gives nobody the number of another', () => {
    expect(ids(after(add, { type: 'removed', id: 1 }, add))).toEqual([2, 3])
  })

  it('puts something else in the place of a payment of which nothing was said', () => {
    const kinds = (...events: DraftEvent[]) => after(...events).items.map(({ kind }) => kind)
    const table = { type: 'added', kind: 'table' } as const
    const said = { type: 'changed', id: 1, change: { to: 'Ada' } } as const
    expect(kinds(table)).toEqual(['table'])
    expect(kinds(table, table)).toEqual(['table', 'table'])
    expect(kinds(said, table)).toEqual(['payment', 'table'])
    expect(kinds(add, table)).toEqual(['payment', 'payment', 'table'])
  })

  it('is never without an item, and never has too many', () => {
    expect(after({ type: 'removed', id: 1 })).toEqual(emptyDraft)
    const events = Array.from({ length: MOST_ITEMS + 5 }, () => add)
    expect(after(...events).items).toHaveLength(MOST_ITEMS)
  })

  it('keeps an item what it is', () => {
    const changed = after({ type: 'changed', id: 1, change: { id: 9, to: 'Ada' } })
    expect(changed.items[0]).toMatchObject({ id: 1, kind: 'payment', to: 'Ada' })
  })

  it.each(['payment', 'collectible', 'call', 'table', 'settings'] as const)(
    'can keep a new %s',
    (kind) => {
      const draft = after({ type: 'added', kind })
      expect(v.parse(schema, JSON.parse(JSON.stringify(draft)))).toEqual(draft)
      expect(isUntouched(draft)).toBe(false)
    },
  )

  it('remembers how much of it is proposed, and puts the rest behind it', () => {
    const part = after({ type: 'nonceChosen', nonce: 7 }, { type: 'handedOver', count: 240 })
    expect(part).toMatchObject({ done: 240, nonce: null })
    expect(draftReducer(part, { type: 'handedOver', count: 10 }).done).toBe(250)
  })

  it.each<DraftEvent>([
    add,
    { type: 'changed', id: 1, change: { to: 'Eve' } },
    { type: 'removed', id: 1 },
    { type: 'moved', id: 1, to: 1 },
  ])('R-TX-5 nothing is $type once a part is proposed', (event) => {
    const part = after(add, { type: 'handedOver', count: 1 })
    expect(draftReducer(part, event)).toBe(part)
    expect(draftReducer(part, { type: 'cleared' })).toEqual(emptyDraft)
  })

  it('knows what nobody has touched', () => {
    expect(isUntouched(emptyDraft)).toBe(true)
    expect(isUntouched(after({ type: 'noteChanged', note: 'x' }))).toBe(false)
    expect(isUntouched(after({ type: 'noteChanged', note: 'x' }, { type: 'cleared' }))).toBe(true)
  })
})
