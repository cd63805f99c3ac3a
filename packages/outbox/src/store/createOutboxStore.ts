import type { OutboxEntry } from '../model/entry.ts'
import { entryReducer, type OutboxEvent } from '../model/entryReducer.ts'
import { readEntry, writeEntry } from '../model/readEntry.ts'
import { createEventStore, type Page } from './createEventStore.ts'
import type { KeyValueStorage } from './keyValueStorage.ts'

/** Beyond so many, the oldest that others keep as well are forgotten. */
const MOST_KEPT = 200
/** On the chain and in the gateway's history, or taken back by the visitor. All else is nowhere but here. */
const KEPT_ELSEWHERE = new Set(['indexed', 'deleted'])

export type OutboxStore = {
  get(): readonly OutboxEntry[]
  subscribe(listener: (entries: readonly OutboxEntry[]) => void): () => void
  /** Writes entries down; those that are known by their id stay as they are. */
  add(entries: readonly OutboxEntry[]): void
  /** What becomes of an entry; undefined for one that nobody knows. */
  dispatch(id: string, event: OutboxEvent): OutboxEntry | undefined
  forget(id: string): void
  /** Whether everything is written down: what is not, other tabs do not see. */
  isWritten(): boolean
  /** Tries again to write down what storage refused. */
  flush(): void
  /**
   * Whether a wallet may be asked for something that costs: what was dispatched last is written down, or
   * the visitor has said that it need not be.
   */
  mayAsk(): boolean
  /** The visitor goes on although this browser writes nothing down; until the page is left. */
  acceptUnwritten(): void
  /** What this version cannot read of what was written down: it stays written. */
  unread(): readonly unknown[]
}

export type OutboxStoreParameters = {
  key: string
  storage: KeyValueStorage
  window?: Page | undefined
  now?: () => number
}

type Kept = {
  entries: readonly OutboxEntry[]
  /** As it was written, for a version that can read it. */
  unread: readonly unknown[]
}

type StoreEvent =
  | { type: 'added'; entries: readonly OutboxEntry[] }
  | { type: 'changed'; id: string; event: OutboxEvent; at: number }
  | { type: 'forgotten'; id: string }

/**
 * Everything that wallets are asked for in this browser, in every tab: always read anew before it is
 * changed. What a full storage does not take is kept by this page, whatever other tabs write, for as long
 * as it is open.
 */
export function createOutboxStore({
  key,
  storage,
  window = globalThis.window,
  now = Date.now,
}: OutboxStoreParameters): OutboxStore {
  let isAccepted = false
  const kept = createEventStore<Kept, StoreEvent>({
    ...{ key, storage, window, read, reduce },
    isForeign: (text) => itemsOf(text) === undefined,
    write: ({ entries, unread }) => [JSON.stringify([...entries.map(writeEntry), ...unread])],
  })
  return {
    get: () => kept.get().entries,
    subscribe: (listener) => kept.subscribe(({ entries }) => listener(entries)),
    unread: () => [...kept.get().unread, ...kept.foreign()],
    isWritten: kept.isWritten,
    flush: kept.flush,
    mayAsk: () => isAccepted || kept.isWritten(),
    acceptUnwritten: () => {
      isAccepted = true
    },
    add: (entries) => void kept.dispatch({ type: 'added', entries }),
    dispatch(id, event) {
      const { entries } = kept.dispatch({ type: 'changed', id, event, at: now() })
      return entries.find((each) => each.id === id)
    },
    forget: (id) => void kept.dispatch({ type: 'forgotten', id }),
  }
}

function itemsOf(text: string): unknown[] | undefined {
  try {
    const items: unknown = JSON.parse(text)
    return Array.isArray(items) ? items : undefined
  } catch {
    return undefined
  }
}

/** One that cannot be read takes none of the others with it. */
function read(text: string | null): Kept {
  const entries: OutboxEntry[] = []
  const unread: unknown[] = []
  for (const item of (text === null ? undefined : itemsOf(text)) ?? []) {
    const entry = readEntry(item)
    if (entry) entries.push(entry)
    else unread.push(item)
  }
  return { entries, unread }
}

function reduce(kept: Kept, event: StoreEvent): Kept {
  const { entries } = kept
  switch (event.type) {
    case 'added': {
      const ids = new Set(entries.map(({ id }) => id))
      const added = event.entries.filter(({ id }) => !ids.has(id))
      return added.length === 0 ? kept : { ...kept, entries: withoutOldest([...entries, ...added]) }
    }
    case 'changed': {
      const before = entries.find(({ id }) => id === event.id)
      const after = before && entryReducer(before, event.event)
      if (!after || after === before) return kept
      // That it is listed elsewhere, too, is nothing that became of it.
      const changed = event.event.type === 'listed' ? after : { ...after, changedAt: event.at }
      return { ...kept, entries: entries.map((each) => (each === before ? changed : each)) }
    }
    case 'forgotten': {
      const others = entries.filter(({ id }) => id !== event.id)
      return others.length === entries.length ? kept : { ...kept, entries: others }
    }
  }
}

function withoutOldest(entries: readonly OutboxEntry[]): readonly OutboxEntry[] {
  const oldest = entries
    .filter(({ stage }) => KEPT_ELSEWHERE.has(stage))
    .toSorted((one, other) => one.changedAt - other.changedAt)
    .slice(0, Math.max(0, entries.length - MOST_KEPT))
  return entries.filter((each) => !oldest.includes(each))
}
