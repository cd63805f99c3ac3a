import { type KeyValueStorage, type Store, safeStorage } from '@countersign/core'

export type LocalStore<value> = Store<value> & {
  set(next: value): void
  /** Changes what is kept, as it is kept now: another tab may just have written. */
  update(change: (current: value) => value): void
  /** Parts of it that cannot be read here, as they were written: they stay where they are. */
  unread(): readonly unknown[]
}

/** A value, and what stands beside it that this version cannot read. */
export type ReadValue<value> = { value: value; unread: readonly unknown[] }

export type LocalPlace = {
  /** Where it is kept, below the app's own prefix. */
  key: string
  storage?: KeyValueStorage
  /** Tells of changes in other tabs. */
  window?: Pick<Window, 'addEventListener'>
}

type Format<value> = {
  /** Used when nothing, or nothing readable, is kept. */
  fallback: value
  /** Undefined for what is no such value at all. */
  read: (json: unknown) => ReadValue<value> | undefined
  write: (value: value, unread: readonly unknown[]) => unknown
}

/** Every key of the app's own memory starts with this; the query cache has its own. */
export const LOCAL_PREFIX = 'countersign.app.'

/** Behind the key of what could not be read, once more for each that is there already. */
export const ASIDE = '.unread'

/** One value that this browser remembers. Foreign or damaged memory counts as none, and is not lost. */
export function openLocal<value>(
  { storage = safeStorage(), ...place }: LocalPlace,
  { fallback, read, write }: Format<value>,
): LocalStore<value> {
  const page = place.window ?? globalThis.window
  const key = LOCAL_PREFIX + place.key
  const listeners = new Set<(value: value) => void>()
  const parse = (written: string | null): ReadValue<value> | undefined => {
    try {
      return written === null ? undefined : read(JSON.parse(written))
    } catch {
      return undefined
    }
  }
  let text: string | null = null
  let kept: ReadValue<value> | undefined
  let current = fallback
  const take = (written: string | null) => {
    text = written
    kept = parse(written)
    current = kept ? kept.value : fallback
  }
  const tell = () => {
    for (const listener of [...listeners]) listener(current)
  }
  take(storage.getItem(key))
  page?.addEventListener('storage', (event) => {
    // A null key: everything was cleared.
    if (event.key !== key && event.key !== null) return
    take(event.newValue)
    tell()
  })
  const store: LocalStore<value> = {
    get: () => current,
    unread: () => kept?.unread ?? [],
    set(next) {
      // What cannot be read was somebody's: it is never written over, but kept aside.
      if (text !== null && !kept) {
        let aside = key
        do aside += ASIDE
        while (storage.getItem(aside) !== null)
        storage.setItem(aside, text)
      }
      const unread = store.unread()
      storage.setItem(key, JSON.stringify(write(next, unread)))
      // Where nothing can be kept, that is no news either.
      text = storage.getItem(key)
      kept = { value: next, unread }
      current = next
      tell()
    },
    update(change) {
      // A tab hears of what others write a little later than it is written.
      const written = storage.getItem(key)
      if (written !== text) take(written)
      const next = change(current)
      if (next === current) tell()
      else store.set(next)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return store
}
