import * as v from 'valibot'
import { type State, slices } from './state.ts'

const PREFIX = 'demo-wallet.'

export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export type StoreParameters = {
  storage: KeyValueStorage
  /** Calls back when another document changed a key (`null`: all of them). */
  onForeignChange: (listener: (key: string | null) => void) => () => void
}

export type Store = {
  get<name extends keyof State>(name: name): State[name]
  set(patch: Partial<State>): void
  reset(): void
  /** Hears of changes made here and in other tabs alike. */
  subscribe(listener: () => void): () => void
}

/**
 * The wallet's memory. Nothing is cached: every read parses what is stored, so two tabs and the
 * wallet's window never disagree. What does not parse counts as never written.
 */
export function createStore({ storage, onForeignChange }: StoreParameters): Store {
  const listeners = new Set<() => void>()
  // Where storage is refused (private windows, full disk) the wallet still remembers until reload.
  const unsaved = new Map<string, string>()
  const notify = () => {
    for (const listener of [...listeners]) listener()
  }

  function read(key: string): unknown {
    try {
      return JSON.parse(unsaved.get(key) ?? storage.getItem(key) ?? 'null') ?? undefined
    } catch {
      return undefined
    }
  }

  function write(key: string, value: unknown) {
    const text = JSON.stringify(value)
    try {
      storage.setItem(key, text)
      unsaved.delete(key)
    } catch {
      unsaved.set(key, text)
    }
  }

  onForeignChange((key) => {
    if (key === null || key.startsWith(PREFIX)) notify()
  })

  return {
    get(name) {
      const { schema, initial } = slices[name]
      const result = v.safeParse(schema as v.GenericSchema, read(PREFIX + name))
      // The schema of a slice yields that slice's type; TypeScript cannot follow the index.
      return (result.success ? result.output : initial) as State[typeof name]
    },
    set(patch) {
      for (const [name, value] of Object.entries(patch)) write(PREFIX + name, value)
      notify()
    },
    reset() {
      for (const name of Object.keys(slices)) {
        unsaved.delete(PREFIX + name)
        try {
          storage.removeItem(PREFIX + name)
        } catch {
          // Storage that cannot be written has nothing of ours to remove.
        }
      }
      notify()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
