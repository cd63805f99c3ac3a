import { type KeyValueStorage, type Store, safeStorage } from '@countersign/core'
import { createLocalList } from '../local/createLocalList.ts'
import { type Act, act } from './act.ts'
import { type ActEvent, actReducer } from './actReducer.ts'

/** Beyond so many, the oldest that others keep as well are forgotten. */
const MOST_KEPT = 200
/** On the chain and in the gateway's history, or taken back by the visitor. All else is nowhere but here. */
const KEPT_ELSEWHERE = new Set(['indexed', 'deleted'])

export type ActStore = Store<readonly Act[]> & {
  /** Writes acts down; those that are known by their id stay as they are. */
  add(acts: readonly Act[]): void
  /** What becomes of an act; undefined for one that nobody knows. */
  dispatch(id: string, event: ActEvent): Act | undefined
  forget(id: string): void
  /**
   * Whether a wallet may be asked for something that costs: what was dispatched last is written down, or
   * the visitor has said that it need not be.
   */
  mayAsk(): boolean
  /** What this version cannot read of what was written down: it stays written. */
  unread(): readonly unknown[]
  /** The visitor goes on although this browser writes nothing down; until the page is left. */
  acceptUnwritten(): void
}

type Options = {
  storage?: KeyValueStorage
  window?: Pick<Window, 'addEventListener'>
  now?: () => number
}

/**
 * All acts of this browser, in every tab: always read anew before one is changed. What a full storage does
 * not take is kept by this page, whatever other tabs write, for as long as it is open.
 */
export function createActStore({ storage, window, now = Date.now }: Options = {}): ActStore {
  const inner = safeStorage(storage)
  let isWritten = true
  let isAccepted = false
  let unwritten: readonly Act[] = []
  const local = createLocalList({
    key: 'acts',
    item: act,
    storage: {
      ...inner,
      setItem(key, text) {
        inner.setItem(key, text)
        isWritten = inner.getItem(key) === text
      },
    },
    ...(window && { window }),
  })
  let current = local.get()
  const listeners = new Set<(acts: readonly Act[]) => void>()
  local.subscribe((acts) => {
    current = join(acts, unwritten)
    for (const listener of [...listeners]) listener(current)
  })
  const update = (change: (acts: readonly Act[]) => readonly Act[]) => {
    local.update((known) => {
      const next = change(join(known, unwritten))
      // Kept here until it is known to be written, so that nobody is told of less.
      unwritten = next
      return next
    })
    if (isWritten) unwritten = []
  }
  return {
    get: () => current,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    unread: local.unread,
    mayAsk: () => isWritten || isAccepted,
    acceptUnwritten: () => {
      isAccepted = true
    },
    add(acts) {
      update((known) => {
        const ids = new Set(known.map(({ id }) => id))
        return keep([...known, ...acts.filter(({ id }) => !ids.has(id))])
      })
    },
    dispatch(id, event) {
      let after: Act | undefined
      update((acts) => {
        const before = acts.find((each) => each.id === id)
        if (!before) return acts
        after = actReducer(before, event)
        if (after === before) return acts
        // That it is listed elsewhere, too, is nothing that became of it.
        const changed = event.type === 'listed' ? after : { ...after, changedAt: now() }
        after = changed
        return acts.map((each) => (each.id === id ? changed : each))
      })
      return after
    },
    forget: (id) => update((acts) => acts.filter((each) => each.id !== id)),
  }
}

/** What is written, with what only this page knows; of one that both know, what became of it later. */
function join(written: readonly Act[], unwritten: readonly Act[]): readonly Act[] {
  if (unwritten.length === 0) return written
  const own = new Map(unwritten.map((each) => [each.id, each]))
  const joined = written.map((each) => {
    const mine = own.get(each.id)
    own.delete(each.id)
    return mine && mine.changedAt >= each.changedAt ? mine : each
  })
  return [...joined, ...own.values()]
}

function keep(acts: readonly Act[]): Act[] {
  const tooMany = acts.length - MOST_KEPT
  const oldest = acts
    .filter(({ stage }) => KEPT_ELSEWHERE.has(stage))
    .toSorted((one, other) => one.changedAt - other.changedAt)
    .slice(0, Math.max(0, tooMany))
  return acts.filter((each) => !oldest.includes(each))
}
