import { createEventStore } from '@countersign/outbox'
import type { Store } from '../shared/createStore.ts'
import { type KeyValueStorage, safeStorage } from '../storage/safeStorage.ts'
import { STORAGE_PREFIX } from '../storage/storagePrefix.ts'
import { formatTransactions } from './formatTransactions.ts'
import { newestLists } from './newestLists.ts'
import { MAX_TEXT, parseTransactions } from './parseTransactions.ts'
import type { NewTransaction, Transaction } from './transaction.ts'
import { type TransactionEvent, transactionReducer } from './transactionReducer.ts'
import { validateTransaction } from './validateTransaction.ts'

export const TRANSACTIONS_KEY = `${STORAGE_PREFIX}.transactions`

/** How many lists keep their finished ones: the first of these that fits. */
const FEWER = [Number.POSITIVE_INFINITY, 128, 32, 8, 2, 0]

/** How many lists are kept ready for screens that ask again and again. */
const MAX_LISTS = 100

export type CreateTransactionStoreParameters = {
  /** Where transactions are kept; `null` keeps them in memory. Default: local storage. */
  storage?: KeyValueStorage | null
  /** The page, which tells what other tabs write; `undefined` on a server. */
  window?: Window | undefined
  /** Milliseconds since 1970. */
  now?: () => number
}

export type TransactionStore = Store<readonly Transaction[]> & {
  /** Remembers a transaction that was just sent; throws an `InvalidTransactionError`. */
  add(transaction: NewTransaction): Transaction
  /** Newest first; the same array until something changes. */
  list(address: string, chainId: number): readonly Transaction[]
  /** Forgets all of them, the pending ones too. */
  clear(address: string, chainId: number): void
  /** Whether other tabs can see what is kept here. */
  isShared(): boolean
  /** What was found out about a transaction. For whoever follows them. */
  dispatch(event: TransactionEvent): void
  /** Stops listening to other tabs. */
  stop(): void
}

/** The transactions a visitor sent through this app, on every account and chain, in every tab. */
export function createTransactionStore(
  parameters: CreateTransactionStoreParameters = {},
): TransactionStore {
  const { now = Date.now } = parameters
  const kept = createEventStore<readonly Transaction[], TransactionEvent>({
    key: TRANSACTIONS_KEY,
    storage: safeStorage(parameters.storage),
    window: 'window' in parameters ? parameters.window : globalThis.window,
    read: parseTransactions,
    write: writeTransactions,
    reduce: transactionReducer,
  })
  let listed = kept.get()
  let lists = new Map<string, readonly Transaction[]>()

  return {
    get: kept.get,
    subscribe: kept.subscribe,
    add(input) {
      const transaction = validateTransaction(input)
      const addedAt = now()
      kept.dispatch({ type: 'added', transaction, addedAt })
      return { ...transaction, addedAt, status: 'pending' }
    },
    list(address, chainId) {
      const all = kept.get()
      if (all !== listed || lists.size >= MAX_LISTS) lists = new Map()
      listed = all
      const wanted = address.toLowerCase()
      const key = `${chainId}:${wanted}`
      const known = lists.get(key)
      if (known) return known
      const list = all.filter((each) => each.address === wanted && each.chainId === chainId)
      lists.set(key, list)
      return list
    },
    clear: (address, chainId) => void kept.dispatch({ type: 'cleared', address, chainId }),
    isShared: kept.isWritten,
    dispatch: (event) => void kept.dispatch(event),
    stop: kept.stop,
  }
}

/** A storage too small for all of them keeps the lists used last, and what is still followed. */
function* writeTransactions(transactions: readonly Transaction[]): Iterable<string> {
  for (const lists of FEWER) {
    const text = formatTransactions(newestLists(transactions, lists))
    if (text.length <= MAX_TEXT) yield text
  }
}
