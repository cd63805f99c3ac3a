import type { KeyValueStorage } from '@countersign/core'
import {
  type DehydratedState,
  dehydrate,
  hydrate,
  type Query,
  type QueryClient,
} from '@tanstack/react-query'
import { deserialize, serialize } from 'wagmi'
import { ONE_DAY } from './createQueryClient.ts'

const KEY = 'cache'
const THROTTLE_MS = 1_000

/** Local storage holds five million characters for everything; a cache must not take them all. */
const MAX_LENGTH = 2_000_000

/** Answers that hold a connection, not data. */
const NEVER_KEPT = new Set(['connectorClient', 'walletClient'])

/** Of all that a cache tells, what changes what is kept. */
const CHANGES = new Set(['added', 'removed', 'updated'])

type Kept = { timestamp: number; clientState: DehydratedState }

/**
 * R-DATA-2: keeps the cache in storage under the key `cache`, written at most once a second. What
 * cannot be kept is simply read again; a query with `meta: { private: true }` never is. Returns how
 * to stop.
 *
 * TanStack's persisters would do most of it, but each of their versions brings one exact query-core,
 * a second one beside the app's.
 */
export function persistCache(queryClient: QueryClient, storage: KeyValueStorage): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const write = () => {
    timer = undefined
    const text = pack(queryClient)
    if (text !== undefined && text.length <= MAX_LENGTH) storage.setItem(KEY, text)
    else storage.removeItem(KEY)
  }
  restore(queryClient, storage)
  const leave = queryClient.getQueryCache().subscribe(({ type }) => {
    if (CHANGES.has(type)) timer ??= setTimeout(write, THROTTLE_MS)
  })
  return () => {
    leave()
    clearTimeout(timer)
  }
}

/** Corrupt, foreign and stale data counts as none. */
function restore(queryClient: QueryClient, storage: KeyValueStorage): void {
  try {
    const text = storage.getItem(KEY)
    if (!text) return
    // Whatever it really is: what does not fit throws, and is removed.
    const { timestamp, clientState } = deserialize<Kept>(text)
    if (!(Date.now() - timestamp <= ONE_DAY)) throw new Error('stale')
    hydrate(queryClient, clientState)
  } catch {
    storage.removeItem(KEY)
  }
}

/** As text, in wagmi's form, which knows bigints; nothing where an answer cannot be text. */
function pack(queryClient: QueryClient): string | undefined {
  const clientState = dehydrate(queryClient, {
    shouldDehydrateQuery: isKept,
    shouldDehydrateMutation: () => false,
  })
  try {
    return serialize({ timestamp: Date.now(), clientState } satisfies Kept)
  } catch {
    return undefined
  }
}

function isKept({ state, meta, queryKey }: Query): boolean {
  return (
    state.status === 'success' && meta?.private !== true && !NEVER_KEPT.has(String(queryKey[0]))
  )
}
