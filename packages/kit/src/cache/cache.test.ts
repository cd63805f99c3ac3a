import { safeStorage } from '@countersign/core'
import { memoryStorage } from '@countersign/core/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from './createQueryClient.ts'
import { persistCache } from './persistCache.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Some time for everything that waits: the restore, the throttle, the write. */
const settle = () => vi.advanceTimersByTimeAsync(2_500)

describe('cache', () => {
  it('R-DATA-1 keeps a day, retries nothing, ignores focus, works offline first', () => {
    const { queries, mutations } = createQueryClient().getDefaultOptions()
    expect(queries).toEqual({
      gcTime: 86_400_000,
      networkMode: 'offlineFirst',
      refetchOnWindowFocus: false,
      retry: 0,
    })
    expect(mutations).toEqual({ networkMode: 'offlineFirst' })
  })

  it('R-DATA-2 survives a reload under the key `cache`, bigints included', async () => {
    const storage = memoryStorage()
    const first = createQueryClient()
    const stop = persistCache(first, storage)
    await settle()
    first.setQueryData(['balance'], { value: 10n ** 20n })
    await settle()
    stop()
    expect([...storage.items.keys()]).toEqual(['cache'])
    const second = createQueryClient()
    persistCache(second, storage)
    await settle()
    expect(second.getQueryData(['balance'])).toEqual({ value: 10n ** 20n })
  })

  it('R-DATA-2 writes at most once a second', async () => {
    const storage = memoryStorage()
    const write = vi.spyOn(storage, 'setItem')
    const client = createQueryClient()
    persistCache(client, storage)
    await settle()
    write.mockClear()
    for (let n = 0; n < 50; n += 1) {
      client.setQueryData(['n'], n)
      await vi.advanceTimersByTimeAsync(100)
    }
    expect(write.mock.calls.length).toBeGreaterThan(2)
    expect(write.mock.calls.length).toBeLessThanOrEqual(6)
  })

  it('R-DATA-2 drops what is older than a day', async () => {
    const storage = memoryStorage()
    const client = createQueryClient()
    const stop = persistCache(client, storage)
    await settle()
    client.setQueryData(['old'], 1)
    await settle()
    stop()
    await vi.advanceTimersByTimeAsync(86_400_001)
    const later = createQueryClient()
    persistCache(later, storage)
    await settle()
    expect(later.getQueryData(['old'])).toBeUndefined()
  })

  it('R-DATA-2 never keeps what is private or a connection', async () => {
    const storage = memoryStorage()
    const client = createQueryClient()
    persistCache(client, storage)
    await settle()
    client.setQueryDefaults(['session'], { meta: { private: true } })
    client.setQueryData(['session'], 'secret')
    client.setQueryData(['walletClient', {}], 'client')
    client.setQueryData(['chain'], 'fine')
    await settle()
    const stored = storage.items.get('cache')
    expect(stored).toContain('fine')
    expect(stored).not.toContain('secret')
    expect(stored).not.toContain('walletClient')
  })

  it.each([
    ['corrupt', '{'],
    ['foreign', '{"clientState":7}'],
    ['empty', ''],
  ])('R-DATA-2 ignores %s storage', async (_, stored) => {
    const client = createQueryClient()
    persistCache(client, memoryStorage({ cache: stored }))
    await settle()
    client.setQueryData(['a'], 1)
    await settle()
    expect(client.getQueryData(['a'])).toBe(1)
  })

  it('R-DATA-2 full or forbidden storage breaks nothing', async () => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    const client = createQueryClient()
    persistCache(client, safeStorage({ getItem: full, setItem: full, removeItem: full }))
    await settle()
    client.setQueryData(['a'], 1)
    await settle()
    expect(client.getQueryData(['a'])).toBe(1)
  })

  it('R-DATA-2 an answer that cannot be text is not kept, and breaks nothing', async () => {
    const storage = memoryStorage()
    const client = createQueryClient()
    persistCache(client, storage)
    const circular: { self?: unknown } = {}
    circular.self = circular
    client.setQueryData(['circular'], circular)
    client.setQueryData(['symbol'], { toJSON: () => Promise.reject.call(undefined) })
    await settle()
    expect(storage.items.get('cache')).toBeUndefined()
  })

  it('R-DATA-2 a cache too large for storage is not kept at all', async () => {
    const storage = memoryStorage()
    const client = createQueryClient()
    persistCache(client, storage)
    await settle()
    client.setQueryData(['huge'], 'x'.repeat(3_000_000))
    await settle()
    expect(storage.items.get('cache')).toBeUndefined()
  })
})
