import type { KeyValueStorage } from '@countersign/core'
import { createAsyncStoragePersister } from '@tanstack/query-async-storage-persister'
import { type PersistedClient, persistQueryClient } from '@tanstack/query-persist-client-core'
import type { Query, QueryClient } from '@tanstack/react-query'
import { deserialize, serialize } from 'wagmi'
import { ONE_DAY } from './createQueryClient.ts'

/** Local storage holds five million characters for everything; a cache must not take them all. */
const MAX_LENGTH = 2_000_000

/** Answers that hold a connection, not data. */
const NEVER_KEPT = new Set(['connectorClient', 'walletClient'])

/**
 * R-DATA-2: keeps the cache in storage under the key `cache`, written at most once a second. What
 * cannot be kept is simply read again; a query with `meta: { private: true }` never is. Returns how
 * to stop.
 */
export function persistCache(queryClient: QueryClient, storage: KeyValueStorage): () => void {
  const persister = createAsyncStoragePersister({
    key: 'cache',
    throttleTime: 1_000,
    // wagmi's forms: they know bigints.
    serialize,
    deserialize: tolerant,
    storage: {
      getItem: (key) => storage.getItem(key),
      setItem: (key, value) => {
        if (value.length <= MAX_LENGTH) storage.setItem(key, value)
        else storage.removeItem(key)
      },
      removeItem: (key) => storage.removeItem(key),
    },
  })
  const [stop, restored] = persistQueryClient({
    queryClient,
    persister,
    maxAge: ONE_DAY,
    dehydrateOptions: { shouldDehydrateQuery: isKept, shouldDehydrateMutation: () => false },
  })
  // Foreign data under our key is no reason to fail; it is overwritten with the next change.
  restored.catch(() => storage.removeItem('cache'))
  return stop
}

/** Corrupt storage counts as empty. */
function tolerant(text: string): PersistedClient {
  try {
    return deserialize(text)
  } catch {
    // Older than any limit, so that it is dropped by the rules for stale caches.
    return { timestamp: 0, buster: '', clientState: { queries: [], mutations: [] } }
  }
}

function isKept({ state, meta, queryKey }: Query): boolean {
  return (
    state.status === 'success' && meta?.private !== true && !NEVER_KEPT.has(String(queryKey[0]))
  )
}
