import { type KeyValueStorage, type Store, safeStorage } from '@countersign/core'
import * as v from 'valibot'

export type LocalStore<value> = Store<value> & {
  set(next: value): void
  /** Changes what is kept, as it is kept now: another tab may just have written. */
  update(change: (current: value) => value): void
}

type Options<Schema extends v.GenericSchema> = {
  /** Where it is kept, below the app's own prefix. */
  key: string
  schema: Schema
  /** Used when nothing, or nothing readable, is kept. */
  fallback: v.InferOutput<Schema>
  storage?: KeyValueStorage
  /** Tells of changes in other tabs. */
  window?: Pick<Window, 'addEventListener'>
}

/** Every key of the app's own memory starts with this; the query cache has its own. */
export const LOCAL_PREFIX = 'countersign.app.'

/** Behind the key of what could not be read, once more for each that is there already. */
export const ASIDE = '.unread'

/** One value that this browser remembers. Foreign or damaged memory counts as none. */
export function createLocalStore<const Schema extends v.GenericSchema>(
  options: Options<Schema>,
): LocalStore<v.InferOutput<Schema>> {
  const { schema, fallback, storage = safeStorage() } = options
  const page = options.window ?? globalThis.window
  const key = LOCAL_PREFIX + options.key
  const listeners = new Set<(value: v.InferOutput<Schema>) => void>()
  let text = storage.getItem(key)
  let current = read(schema, text) ?? fallback

  /** A tab hears of what others write a little later than it is written. */
  const refresh = () => {
    const written = storage.getItem(key)
    if (written === text) return
    text = written
    current = read(schema, written) ?? fallback
  }
  const tell = (next: v.InferOutput<Schema>) => {
    current = next
    for (const listener of [...listeners]) listener(next)
  }
  page?.addEventListener('storage', (event) => {
    // A null key: everything was cleared.
    if (event.key !== key && event.key !== null) return
    text = event.newValue
    tell(read(schema, text) ?? fallback)
  })
  const store: LocalStore<v.InferOutput<Schema>> = {
    get: () => current,
    set(next) {
      // What cannot be read was somebody's: it is never written over, but kept aside.
      if (text !== null && !read(schema, text)) {
        let aside = key
        do aside += ASIDE
        while (storage.getItem(aside) !== null)
        storage.setItem(aside, text)
      }
      storage.setItem(key, JSON.stringify(next))
      // Where nothing can be kept, that is no news either.
      text = storage.getItem(key)
      tell(next)
    },
    update(change) {
      refresh()
      const next = change(current)
      if (next === current) tell(next)
      else store.set(next)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return store
}

function read<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string | null,
): v.InferOutput<Schema> | undefined {
  if (text === null) return undefined
  try {
    const result = v.safeParse(schema, JSON.parse(text))
    return result.success ? result.output : undefined
  } catch {
    return undefined
  }
}
