import { STORAGE_PREFIX } from '../storage/storagePrefix.ts'
import { type Clock, systemClock } from './clock.ts'
import { createRunning, type Start } from './createRunning.ts'
import type { TransactionStore } from './createTransactionStore.ts'
import { followTransaction } from './followTransaction.ts'
import { leadOneTab } from './leadOneTab.ts'
import { type Look, lookAtTransaction } from './lookAtTransaction.ts'
import type { Transaction } from './transaction.ts'
import type { TransactionClient } from './transactionClient.ts'

/** How many are followed at a time on one chain, the newest first; the others wait. */
const MAX_FOLLOWED = 20

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
  const page = 'window' in parameters ? parameters.window : globalThis.window

  const pending = () => store.get().filter(({ status }) => status === 'pending')

  function follow(transaction: Transaction, client: TransactionClient): () => void {
    const key = keyOf(transaction)
    return followTransaction({
      current: () => pending().find((each) => keyOf(each) === key),
      look: async (current) => look(client, current),
      dispatch: store.dispatch,
      clock,
      interval,
    })
  }

  function followChain(chainId: number, client: TransactionClient): () => void {
    return keepUp(() => {
      const waiting = pending().filter((each) => each.chainId === chainId)
      const newest = waiting.slice(0, MAX_FOLLOWED)
      return new Map(newest.map((each) => [keyOf(each), () => follow(each, client)]))
    })
  }

  /** Runs what is wanted now, and again after every change of the store. */
  function keepUp(wanted: () => ReadonlyMap<string, Start>): () => void {
    const run = createRunning()
    let stopped = false
    const unsubscribe = store.subscribe(() => {
      // The store still tells those who left while it was telling the others.
      if (!stopped) run(wanted())
    })
    run(wanted())
    return () => {
      stopped = true
      unsubscribe()
      run(new Map())
    }
  }

  return keepUp(() => {
    const wanted = new Map<string, Start>()
    // What other tabs cannot see they cannot follow either.
    const shared = store.isShared()
    for (const chainId of new Set(pending().map((each) => each.chainId))) {
      const client = clientOf(getClient, chainId)
      if (!client) continue
      wanted.set(`${chainId}:${shared}`, () =>
        leadOneTab({
          window: shared ? page : undefined,
          name: `${STORAGE_PREFIX}.transactions.${chainId}`,
          lead: () => followChain(chainId, client),
        }),
      )
    }
    return wanted
  })
}

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
