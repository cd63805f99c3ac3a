import type { KeyValueStorage } from './keyValueStorage.ts'

/** How many changes are kept apart from a storage that refuses them, before they become one. */
const MAX_UNSAVED = 100

/** Behind the key of what could not be read, once more for each that is there already. */
const ASIDE = '.unread'

export type Page = Pick<Window, 'addEventListener' | 'removeEventListener'>

export type EventStoreParameters<state, event> = {
  key: string
  storage: KeyValueStorage
  /** The page, which tells what other tabs write; `undefined` on a server. */
  window?: Page | undefined
  /** What a text stands for; also foreign or damaged text, and none, stands for something. */
  read(text: string | null): state
  /** The state as text; where storage is too small for it, what it may keep instead, smaller each time. */
  write(state: state): Iterable<string>
  /** The same object for what changes nothing. */
  reduce(state: state, event: event): state
  /** Whether a text is nothing that can be read here. Then it is put aside before it is written over. */
  isForeign?(text: string): boolean
}

export type EventStore<state, event> = {
  get(): state
  /** Calls the listener after every change; returns how to stop. */
  subscribe(listener: (state: state) => void): () => void
  /** What has happened, applied to what all tabs together know. */
  dispatch(event: event): state
  /** Texts that cannot be read here, as they were written: the one that stands there, and all put aside. */
  foreign(): readonly string[]
  /** Whether everything is written down, so that other tabs see it and a reload finds it. */
  isWritten(): boolean
  /** Tries again to write down what storage refused. */
  flush(): void
  /** Stops listening to other tabs. */
  stop(): void
}

/** One state that all tabs of a browser change by events, always read anew before it is changed. */
export function createEventStore<state, event>(
  parameters: EventStoreParameters<state, event>,
): EventStore<state, event> {
  const { key, storage, window: page, read: parse, write, reduce, isForeign } = parameters
  const load = (text: string | null) => ({ text, state: parse(text) })
  let stored = load(storage.getItem(key))
  // What storage refused: applied on top of whatever it holds, until it takes them. When there are
  // too many, `apart` is what they came to, and storage is no longer asked.
  let unsaved: event[] = []
  let apart: { state: state } | undefined
  let current = stored.state
  const listeners = new Set<(state: state) => void>()

  /** What all tabs together know: always read anew, for another tab may just have written. */
  function read(): state {
    const text = storage.getItem(key)
    // What was damaged while this page was open is known here as it was before.
    if (text !== stored.text)
      stored = text !== null && isForeign?.(text) ? { text, state: stored.state } : load(text)
    return unsaved.reduce(reduce, apart ? apart.state : stored.state)
  }

  function save(state: state): void {
    const { text: before } = stored
    if (before !== null && isForeign?.(before)) putAside(before)
    for (const text of write(state)) {
      storage.setItem(key, text)
      if (storage.getItem(key) !== text) continue
      stored = { text, state }
      unsaved = []
      apart = undefined
      return
    }
    if (unsaved.length <= MAX_UNSAVED) return
    apart = { state }
    unsaved = []
  }

  function listAside(): string[] {
    const texts: string[] = []
    for (let aside = key + ASIDE; ; aside += ASIDE) {
      const text = storage.getItem(aside)
      if (text === null) return texts
      texts.push(text)
    }
  }

  function putAside(text: string): void {
    const known = listAside()
    if (!known.includes(text)) storage.setItem(key + ASIDE.repeat(known.length + 1), text)
  }

  const isWritten = () => unsaved.length === 0 && apart === undefined

  function show(state: state): void {
    if (state === current) return
    current = state
    for (const listener of [...listeners]) listener(state)
  }

  function onStorage({ key: changed }: StorageEvent): void {
    // A null key: the whole storage was cleared.
    if (changed === key || changed === null) show(read())
  }
  page?.addEventListener('storage', onStorage)

  return {
    get: () => current,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    dispatch(event) {
      const before = read()
      const after = reduce(before, event)
      if (after !== before) {
        unsaved.push(event)
        save(after)
      }
      show(after)
      return after
    },
    foreign() {
      const { text } = stored
      return text !== null && isForeign?.(text) ? [...listAside(), text] : listAside()
    },
    isWritten,
    flush() {
      if (!isWritten()) save(read())
    },
    stop: () => page?.removeEventListener('storage', onStorage),
  }
}
