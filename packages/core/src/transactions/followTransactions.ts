import {
  type Clock,
  followEntries,
  followSent,
  type Look,
  lookAtTransaction,
  systemClock,
  type TransactionClient,
} from '@countersign/outbox'
import { STORAGE_PREFIX } from '../storage/storagePrefix.ts'
import type { TransactionStore } from './createTransactionStore.ts'
import type { Transaction } from './transaction.ts'

export type FollowTransactionsParameters = {
  store: TransactionStore
  /** How a chain is read; transactions on a chain without a client stay as they are. */
  getClient(chainId: number): TransactionClient | undefined
  /**
   * Looks at one transaction. Replace it to follow hashes that no node knows, such as those of
   * transactions that wait for co-signers, and hand the others to `lookAtTransaction`.
   */
  look?: (client: TransactionClient, transaction: Transaction) => Promise<Look>
  /** The page; `undefined` on a server. */
  window?: Window | undefined
  clock?: Clock
  /** Milliseconds between looks. Default: 4000. */
  interval?: number
}

/**
 * R-TX-4: follows every pending transaction to its end, whoever sent it, those of an earlier visit
 * too. Of several tabs one does the work, per chain, and the store tells the others. Returns how
 * to stop.
 */
export function followTransactions(parameters: FollowTransactionsParameters): () => void {
  const { store, getClient, look = lookAtTransaction, clock = systemClock } = parameters
  const { interval = 4_000 } = parameters
  return followEntries<Transaction>({
    store: { ...store, isWritten: store.isShared },
    isOpen: isPending,
    keyOf,
    name: `${STORAGE_PREFIX}.transactions`,
    window: 'window' in parameters ? parameters.window : globalThis.window,
    onChain(chainId) {
      const client = clientOf(getClient, chainId)
      if (!client) return undefined
      return (transaction) => {
        const key = keyOf(transaction)
        return followSent({
          current: () => store.get().find((each) => isPending(each) && keyOf(each) === key),
          look: async (current) => look(client, current),
          happened: ({ address, addedAt, hash }, event) =>
            store.dispatch({ ...event, id: { address, chainId, hash, addedAt } }),
          clock,
          interval,
        })
      }
    },
  })
}

const isPending = ({ status }: Transaction): boolean => status === 'pending'

const keyOf = ({ address, chainId, hash }: Transaction): string => `${chainId}:${address}:${hash}`

function clientOf(
  getClient: FollowTransactionsParameters['getClient'],
  chainId: number,
): TransactionClient | undefined {
  try {
    return getClient(chainId)
  } catch {
    // wagmi throws for a chain it was not configured with.
    return undefined
  }
}
