import { createCache } from '../../../chains/createCache.ts'
import type { Database } from '../../../database/types.ts'
import { fallBack } from '../errors/fallBack.ts'
import { indexedState } from './indexedState.ts'

const KEEP_MS = 1_000
const LIMITS = { maxEntries: 1_000, maxSize: 64 * 1024, maxEntrySize: 64 }

/** Tells how old lists are. Asked with every one of them, so the answer is kept for a second. */
export function createIndexClock(parameters: {
  database: Database
  now: () => number
}): (chain: { id: number }) => Promise<number | undefined> {
  const { database, now } = parameters
  const kept = createCache(now, LIMITS)
  return async ({ id }) => {
    const known = kept.get(String(id))
    if (typeof known === 'number') return known
    const state = await fallBack(indexedState(database, id), ['database'], undefined)
    if (state?.ageMs === undefined || state.ageMs === null) return undefined
    const at = now() - state.ageMs
    kept.set(String(id), at, KEEP_MS)
    return at
  }
}
