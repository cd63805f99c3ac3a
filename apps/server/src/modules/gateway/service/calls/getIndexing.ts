import type { getIndexing as endpoint } from '@countersign/gateway/service'
import type { CallHandler } from '../../calls/call.ts'
import { indexedState } from '../../indexer/indexedState.ts'

/** Everything is read in one go: tokens stand where Safes do. */
export const getIndexing: CallHandler<typeof endpoint> = async ({ context, path }) => {
  const state = await indexedState(context.database, path.shortName.id)
  const block = state?.blockNumber ?? 0
  const isRead = state?.condition === 'following' && state.ageMs !== null && state.lag === 0
  return {
    currentBlockNumber: block + (state?.lag ?? 0),
    currentBlockTimestamp: null,
    erc20BlockNumber: block,
    erc20BlockTimestamp: null,
    erc20Synced: isRead,
    masterCopiesBlockNumber: block,
    masterCopiesBlockTimestamp: null,
    masterCopiesSynced: isRead,
    synced: isRead,
  }
}
