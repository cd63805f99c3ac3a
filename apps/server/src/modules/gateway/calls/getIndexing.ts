import type { CallHandler } from '../http/serveCall.ts'
import { indexedState } from '../indexer/indexedState.ts'
import type { getIndexing as endpoint } from '../neighbours.ts'
import { listUnread } from '../store/unread.ts'

export const getIndexing: CallHandler<typeof endpoint> = async ({ ground, path }) => {
  const { id } = path.chainId
  const state = await indexedState(ground.database, id)
  const unread = await ground.database.run((db) => listUnread(db, id))
  const isFollowing = state?.condition === 'following'
  return {
    lastSync: state?.ageMs === undefined || state.ageMs === null ? 0 : ground.now() - state.ageMs,
    synced: isFollowing && state.ageMs !== null && state.lag === 0,
    condition: state?.condition ?? 'unread',
    indexedBlock: state?.blockNumber ?? null,
    rebuiltBlock: state?.rebuiltBlock ?? null,
    unread: unread.map(({ blockNumber, at, safe }) => ({
      blockNumber,
      timestamp: at.getTime(),
      safe: safe === '' ? null : safe,
    })),
  }
}
