import { zeroAddress } from 'viem'
import type { Draft, Item, ItemKind } from './draft.ts'

export type DraftEvent =
  | { type: 'added'; kind: ItemKind; change?: Partial<Item> }
  | { type: 'changed'; id: number; change: Partial<Item> }
  | { type: 'removed'; id: number }
  | { type: 'moved'; id: number; to: number }
  | { type: 'nonceChosen'; nonce: number | null }
  | { type: 'noteChanged'; note: string }
  /** So many more of its calls are proposed; the rest follows them in the queue. */
  | { type: 'handedOver'; count: number }
  /** Begun anew by the visitor, or because all of it was handed over. */
  | { type: 'cleared' }
  /** What another tab, or this browser's memory, has of it. */
  | { type: 'read'; draft: Draft }

/** More than anybody reads before they sign; for many payments there are tables. */
export const MOST_ITEMS = 50

const OF_ITEMS: readonly DraftEvent['type'][] = ['added', 'changed', 'removed', 'moved']

/** One payment, to be filled in. */
export const emptyDraft: Draft = {
  version: 1,
  items: [emptyItem('payment', 1)],
  nonce: null,
  note: '',
  done: 0,
}

/**
 * A draft while it is written: never without an item, and never with more than can be sent. What is
 * proposed in part stays as it is, whoever asks: calls are counted from the first.
 */
export function draftReducer(draft: Draft, event: DraftEvent): Draft {
  const { items } = draft
  if (draft.done > 0 && OF_ITEMS.includes(event.type)) return draft
  switch (event.type) {
    case 'added': {
      if (items.length >= MOST_ITEMS) return draft
      const id = Math.max(0, ...items.map((item) => item.id)) + 1
      const added = change(emptyItem(event.kind, id), event.change)
      // Who came for a table does not want the payment that every draft begins with.
      const isInstead = event.kind !== 'payment' && isBlank(items)
      return { ...draft, items: isInstead ? [added] : [...items, added] }
    }
    case 'changed':
      return {
        ...draft,
        items: items.map((item) => (item.id === event.id ? change(item, event.change) : item)),
      }
    case 'removed': {
      const left = items.filter(({ id }) => id !== event.id)
      return { ...draft, items: left.length > 0 ? left : emptyDraft.items }
    }
    case 'moved':
      return { ...draft, items: move(items, event.id, event.to) }
    case 'nonceChosen':
      return { ...draft, nonce: event.nonce }
    case 'noteChanged':
      return { ...draft, note: event.note }
    case 'handedOver':
      return { ...draft, done: draft.done + event.count, nonce: null }
    case 'cleared':
      return emptyDraft
    case 'read':
      return event.draft
  }
}

/** Whether nothing has been typed: there is no use in keeping it. */
export function isUntouched(draft: Draft): boolean {
  return JSON.stringify(draft) === JSON.stringify(emptyDraft)
}

function isBlank([only, ...others]: readonly Item[]): boolean {
  const blank = only && emptyItem('payment', only.id)
  return others.length === 0 && JSON.stringify(only) === JSON.stringify(blank)
}

function emptyItem(kind: ItemKind, id: number): Item {
  switch (kind) {
    case 'payment':
      return { id, kind, asset: zeroAddress, isOther: false, to: '', amount: '' }
    case 'collectible':
      return { id, kind, contract: '', tokenId: '', to: '', amount: '1' }
    case 'call':
      return { id, kind, to: '', abi: '', chosen: '', values: [], amount: '0' }
    case 'table':
      return { id, kind, text: '', mark: 'auto', asset: zeroAddress }
    case 'settings':
      return {
        ...{ id, kind, change: 'changeThreshold', to: '', old: '', threshold: '' },
        ...{ asset: zeroAddress, amount: '', period: '1440' },
      }
  }
}

/** Fields of its own kind only: who dispatches knows the item. */
function change(item: Item, wanted: Partial<Item> = {}): Item {
  // The id and the kind stay: what is left are the item's own fields.
  return { ...item, ...wanted, id: item.id, kind: item.kind } as Item
}

function move(items: readonly Item[], id: number, to: number): Item[] {
  const moved = items.find((item) => item.id === id)
  if (!moved) return [...items]
  const others = items.filter((item) => item !== moved)
  return [...others.slice(0, Math.max(0, to)), moved, ...others.slice(Math.max(0, to))]
}
