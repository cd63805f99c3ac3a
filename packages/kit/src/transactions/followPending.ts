import type { Countersign } from '@countersign/core'
import { isHosted, lookInSafe, safeOf } from '@countersign/core/frame'
import { followTransactions, lookAtTransaction } from '@countersign/core/transactions'
import type { QueryClient } from '@tanstack/react-query'
import {
  getBlock,
  getBlockNumber,
  getTransaction,
  getTransactionCount,
  getTransactionReceipt,
} from 'viem/actions'
import { refreshBalances } from './refreshBalances.ts'
import { transactionsOf } from './transactionsOf.ts'

/** R-TX-4: follows what is pending through the app's own nodes. Returns how to stop. */
export function followPending(countersign: Countersign, queryClient: QueryClient): () => void {
  const store = transactionsOf(countersign)
  const stopRefreshing = refreshBalances(store, queryClient)
  const stopFollowing = followTransactions({
    store,
    window: countersign.window,
    look: async (client, transaction) => {
      // Inside a Safe a hash may be one that only the host's queue knows.
      const safe = isHosted(countersign) ? await safeOf(countersign).catch(() => null) : null
      return safe
        ? lookInSafe(safe.calls, client, transaction)
        : lookAtTransaction(client, transaction)
    },
    getClient(chainId) {
      const client = countersign.config.getClient({ chainId })
      return {
        getBlock: (parameters) => getBlock(client, parameters),
        getBlockNumber: (parameters) => getBlockNumber(client, parameters),
        getTransaction: (parameters) => getTransaction(client, parameters),
        getTransactionCount: (parameters) => getTransactionCount(client, parameters),
        getTransactionReceipt: (parameters) => getTransactionReceipt(client, parameters),
      }
    },
  })
  return () => {
    stopRefreshing()
    stopFollowing()
  }
}
