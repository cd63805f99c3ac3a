export type StoreLimits = { maxEntries: number; maxSize: number; maxEntrySize: number }

export type Store = {
  get: (key: string) => unknown
  /** @param ttlMs how long the value may be given out */
  set: (key: string, value: unknown, ttlMs: number) => void
  delete: (key: string) => void
  /** Entries and their size, for metrics. */
  usage: () => { entries: number; size: number }
}

type Entry = { value: unknown; size: number; expires: number }

const LIMITS: StoreLimits = {
  maxEntries: 10_000,
  maxSize: 32 * 1024 * 1024,
  maxEntrySize: 256 * 1024,
}

/** Values that expire, the least recently used given up first when there is no room. */
export function createStore(now: () => number, limits: StoreLimits = LIMITS): Store {
  // A Map keeps the order of insertion; what is read is inserted again.
  const entries = new Map<string, Entry>()
  let total = 0

  function remove(key: string): Entry | undefined {
    const entry = entries.get(key)
    if (entry) {
      entries.delete(key)
      total -= entry.size
    }
    return entry
  }

  function insert(key: string, entry: Entry): void {
    remove(key)
    entries.set(key, entry)
    total += entry.size
  }

  return {
    get(key) {
      const entry = entries.get(key)
      if (!entry) return undefined
      if (entry.expires <= now()) {
        remove(key)
        return undefined
      }
      insert(key, entry)
      return entry.value
    },
    set(key, value, ttlMs) {
      remove(key)
      const size = key.length + sizeOf(value)
      if (size > limits.maxEntrySize) return
      insert(key, { value, size, expires: now() + ttlMs })
      for (const oldest of entries.keys()) {
        if (entries.size <= limits.maxEntries && total <= limits.maxSize) break
        remove(oldest)
      }
    },
    delete: remove,
    usage: () => ({ entries: entries.size, size: total }),
  }
}

function sizeOf(value: unknown): number {
  return typeof value === 'string' ? value.length : (JSON.stringify(value)?.length ?? 0)
}
