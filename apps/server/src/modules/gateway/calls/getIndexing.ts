import type { CallHandler } from '../http/serveCall.ts'
import { indexedState } from '../indexer/indexedState.ts'
import type { getIndexing as endpoint } from '../neighbours.ts'
import { listUnread } from '../store/unread.ts'

/** So many blocks behind is still as good as read: one may be on its way. */
const MAX_LAG = 5

/** How far a chain was read, and the blocks that could not be read whole. */
export const getIndexing: CallHandler<typeof endpoint> = async ({ ground, path }) => {
  const { chainId: chain } = path
  const state = await indexedState(ground.database, chain.id)
  const unread = await ground.database.run((db) => listUnread(db, chain.id))
  return {
    lastSync: state?.ageMs == null ? 0 : ground.now() - state.ageMs,
    synced: state !== undefined && state.ageMs !== null && state.lag <= MAX_LAG,
    unread: unread.map(({ blockNumber, at, safe }) => ({
      blockNumber,
      timestamp: at.getTime(),
      safe: safe === '' ? null : safe,
    })),
  }
}
