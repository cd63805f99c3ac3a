export type KeyValueStorage = {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/**
 * A storage that never throws. Browsers refuse local storage in private windows, in third-party
 * frames and when it is full; an app must work all the same, only without memory.
 */
export function safeStorage(storage?: KeyValueStorage | null): KeyValueStorage {
  const inner = attempt(() => (storage === undefined ? globalThis.localStorage : storage))
  return {
    getItem: (key) => attempt(() => inner?.getItem(key)) ?? null,
    setItem: (key, value) => attempt(() => inner?.setItem(key, value)),
    removeItem: (key) => attempt(() => inner?.removeItem(key)),
  }
}

function attempt<value>(read: () => value): value | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
