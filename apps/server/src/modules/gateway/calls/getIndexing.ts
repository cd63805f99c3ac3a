import { indexedState } from '../indexer/indexedState.ts'
import { listUnread } from '../store/unread.ts'
import type { CallHandler } from './call.ts'
import type { getIndexing as endpoint } from './neighbours.ts'

export const getIndexing: CallHandler<typeof endpoint> = async ({ context, path }) => {
  const { id } = path.chainId
  const state = await indexedState(context.database, id)
  const unread = await context.database.run((db) => listUnread(db, id))
  const isFollowing = state?.condition === 'following'
  return {
    lastSync: state?.ageMs === undefined || state.ageMs === null ? 0 : context.now() - state.ageMs,
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
