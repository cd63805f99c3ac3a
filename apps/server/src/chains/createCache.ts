import { LRUCache } from 'lru-cache'

export type CacheLimits = { maxEntries: number; maxSize: number; maxEntrySize: number }

export type Cache = {
  get: (key: string) => unknown
  /** @param ttlMs how long the value may be given out */
  set: (key: string, value: unknown, ttlMs: number) => void
  delete: (key: string) => void
  /** Entries and their size, for metrics. */
  usage: () => { entries: number; size: number }
}

type Entry = { value: unknown; expires: number }

const LIMITS: CacheLimits = {
  maxEntries: 10_000,
  maxSize: 32 * 1024 * 1024,
  maxEntrySize: 256 * 1024,
}

/** An LRU cache: values that expire, the least recently used given up first when there is no room. */
export function createCache(now: () => number, limits: CacheLimits = LIMITS): Cache {
  // The library has no clock but the system's, so when a value expires is noted beside it.
  const entries = new LRUCache<string, Entry>({
    max: limits.maxEntries,
    maxSize: limits.maxSize,
    maxEntrySize: limits.maxEntrySize,
    sizeCalculation: ({ value }, key) => Math.max(1, key.length + sizeOf(value)),
  })
  return {
    get(key) {
      const entry = entries.get(key)
      if (!entry || entry.expires > now()) return entry?.value
      entries.delete(key)
      return undefined
    },
    set(key, value, ttlMs) {
      entries.set(key, { value, expires: now() + ttlMs })
    },
    delete(key) {
      entries.delete(key)
    },
    usage: () => ({ entries: entries.size, size: entries.calculatedSize }),
  }
}

function sizeOf(value: unknown): number {
  return typeof value === 'string' ? value.length : (JSON.stringify(value)?.length ?? 0)
}
