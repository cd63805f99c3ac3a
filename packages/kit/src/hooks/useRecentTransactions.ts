import type { NewTransaction, Transaction } from '@countersign/core/transactions'
import { useSyncExternalStore } from 'react'
import { useConnection } from 'wagmi'
import { useCountersign } from '../context.ts'
import { transactionsOf } from '../transactions/transactionsOf.ts'

const NONE: readonly Transaction[] = []

/** The connected account's transactions on its chain, newest first, with their live status. */
export function useRecentTransactions(): readonly Transaction[] {
  const transactions = transactionsOf(useCountersign().countersign)
  const { address, chainId } = useConnection()
  const read = () => (address && chainId ? transactions.list(address, chainId) : NONE)
  return useSyncExternalStore(transactions.subscribe, read, () => NONE)
}

/** Remembers a transaction of the connected account; it is followed to its end from there. */
export function useAddRecentTransaction(): (
  transaction: Omit<NewTransaction, 'address' | 'chainId'>,
) => void {
  const transactions = transactionsOf(useCountersign().countersign)
  const { address, chainId } = useConnection()
  return (transaction) => {
    if (!address || !chainId) throw new Error('No wallet is connected.')
    transactions.add({ ...transaction, address, chainId })
  }
}

/** Forgets the connected account's transactions on its chain. */
export function useClearRecentTransactions(): () => void {
  const transactions = transactionsOf(useCountersign().countersign)
  const { address, chainId } = useConnection()
  return () => {
    if (address && chainId) transactions.clear(address, chainId)
  }
}
