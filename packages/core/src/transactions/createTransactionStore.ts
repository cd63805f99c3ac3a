import { createStore, type Store } from '../shared/createStore.ts'
import { type KeyValueStorage, safeStorage } from '../storage/safeStorage.ts'
import { STORAGE_PREFIX } from '../storage/storagePrefix.ts'
import { formatTransactions } from './formatTransactions.ts'
import { newestLists } from './newestLists.ts'
import { MAX_TEXT, parseTransactions } from './parseTransactions.ts'
import type { NewTransaction, Transaction } from './transaction.ts'
import { type TransactionEvent, transactionReducer } from './transactionReducer.ts'
import { validateTransaction } from './validateTransaction.ts'

export const TRANSACTIONS_KEY = `${STORAGE_PREFIX}.transactions`

/** How many changes are kept apart from a storage that refuses them, before they become one. */
const MAX_UNSAVED = 100

/** How many lists keep their finished ones when not all fit: the first of these that does. */
const FEWER = [128, 32, 8, 2, 0]

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
  const page = 'window' in parameters ? parameters.window : globalThis.window
  const storage = safeStorage(parameters.storage)

  const load = (text: string | null) => ({ text, transactions: parseTransactions(text) })
  let stored = load(storage.getItem(TRANSACTIONS_KEY))
  // What storage refused: applied on top of whatever it holds, until it takes them. When there are
  // too many, `apart` is what they came to, and storage is no longer asked.
  let unsaved: TransactionEvent[] = []
  let apart: readonly Transaction[] | undefined
  const store = createStore(stored.transactions)
  let lists = new Map<string, readonly Transaction[]>()

  /** What all tabs together know: always read anew, for another tab may just have written. */
  function read(): readonly Transaction[] {
    const text = storage.getItem(TRANSACTIONS_KEY)
    if (text !== stored.text) stored = load(text)
    return unsaved.reduce(transactionReducer, apart ?? stored.transactions)
  }

  function save(transactions: readonly Transaction[]): void {
    // A storage too small for all of them keeps the lists used last, and what is still followed.
    const text = FEWER.reduce(
      (kept, lists) => kept ?? keep(newestLists(transactions, lists)),
      keep(transactions),
    )
    if (text !== undefined) {
      stored = { text, transactions }
      unsaved = []
      apart = undefined
    } else if (unsaved.length > MAX_UNSAVED) {
      apart = transactions
      unsaved = []
    }
  }

  /** The text under which they are in storage now; nothing when it refused them. */
  function keep(transactions: readonly Transaction[]): string | undefined {
    const text = formatTransactions(transactions)
    if (text.length > MAX_TEXT) return undefined
    storage.setItem(TRANSACTIONS_KEY, text)
    return storage.getItem(TRANSACTIONS_KEY) === text ? text : undefined
  }

  function show(transactions: readonly Transaction[]): void {
    if (transactions !== store.get()) lists = new Map()
    store.set(transactions)
  }

  function dispatch(event: TransactionEvent): void {
    const before = read()
    const after = transactionReducer(before, event)
    if (after !== before) {
      unsaved.push(event)
      save(after)
    }
    show(after)
  }

  function onStorage({ key }: StorageEvent): void {
    // A null key: the whole storage was cleared.
    if (key === TRANSACTIONS_KEY || key === null) show(read())
  }
  page?.addEventListener('storage', onStorage)

  return {
    get: store.get,
    subscribe: store.subscribe,
    add(input) {
      const transaction = validateTransaction(input)
      const addedAt = now()
      dispatch({ type: 'added', transaction, addedAt })
      return { ...transaction, addedAt, status: 'pending' }
    },
    list(address, chainId) {
      const wanted = address.toLowerCase()
      const key = `${chainId}:${wanted}`
      const known = lists.get(key)
      if (known) return known
      const list = store.get().filter((each) => each.address === wanted && each.chainId === chainId)
      if (lists.size >= MAX_LISTS) lists.clear()
      lists.set(key, list)
      return list
    },
    clear: (address, chainId) => dispatch({ type: 'cleared', address, chainId }),
    isShared: () => unsaved.length === 0 && apart === undefined,
    dispatch,
    stop: () => page?.removeEventListener('storage', onStorage),
  }
}
