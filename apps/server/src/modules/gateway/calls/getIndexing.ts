import { indexedState } from '../indexer/indexedState.ts'
import { listUnread } from '../store/unread.ts'
import type { CallHandler } from './call.ts'
import type { getIndexing as endpoint } from './neighbours.ts'

export const getIndexing: CallHandler<typeof endpoint> = async ({ context, path }) => {
  const { id } = path.chainId
  const state = await indexedState(context.database, id)
  const unread = await context.database.run((db) => listUnread(db, id))
  const isFollowing = state?.condition === 'following'
  const lastSync =
    state?.ageMs === undefined || state.ageMs === null ? 0 : context.now() - state.ageMs
  const synced = isFollowing && state.ageMs !== null && state.lag === 0
  const block = state?.blockNumber ?? 0
  const at = new Date(lastSync).toISOString()
  return {
    lastSync,
    synced,
    currentBlockNumber: block + (state?.lag ?? 0),
    currentBlockTimestamp: at,
    erc20BlockNumber: block,
    erc20BlockTimestamp: at,
    erc20Synced: synced,
    masterCopiesBlockNumber: block,
    masterCopiesBlockTimestamp: at,
    masterCopiesSynced: synced,
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
