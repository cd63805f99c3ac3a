import type { CallHandler } from '../http/serveCall.ts'
import { indexedState } from '../indexer/indexedState.ts'
import type { getIndexing as endpoint } from '../neighbours.ts'

export const getIndexing: CallHandler<typeof endpoint> = async ({ ground, path }) => {
  const state = await indexedState(ground.database, path.chainId.id)
  const isFollowing = state?.condition === 'following'
  return {
    lastSync: state?.ageMs === undefined || state.ageMs === null ? 0 : ground.now() - state.ageMs,
    synced: isFollowing && state.ageMs !== null && state.lag === 0,
    condition: state?.condition ?? 'unread',
    indexedBlock: state?.blockNumber ?? null,
    rebuiltBlock: state?.rebuiltBlock ?? null,
  }
}
