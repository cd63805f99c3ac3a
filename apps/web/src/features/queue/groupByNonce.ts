import type { Transaction, TransactionListItem } from '@countersign/gateway'
import { transactionsOf } from '../../shared/gateway/transactionsOf.ts'

export type NonceGroup = {
  nonce: number
  /** More than one: they exclude each other. */
  transactions: Transaction[]
}

export type Queue = { next: NonceGroup[]; queued: NonceGroup[] }

/**
 * The queue by nonce. What is next is decided by the Safe's own nonce, not by the gateway's labels;
 * below it nothing can be executed any more, so it is left out.
 */
export function groupByNonce(items: readonly TransactionListItem[], safeNonce: number): Queue {
  const groups = new Map<number, Map<string, Transaction>>()
  for (const transaction of transactionsOf(items)) {
    if (transaction.executionInfo?.type !== 'MULTISIG') continue
    const { nonce } = transaction.executionInfo
    const group = groups.get(nonce) ?? new Map<string, Transaction>()
    // A page that moved while it was read may bring one twice.
    groups.set(nonce, group.set(transaction.id, transaction))
  }
  const sorted = [...groups]
    .map(([nonce, group]): NonceGroup => ({ nonce, transactions: [...group.values()] }))
    .sort((one, other) => one.nonce - other.nonce)
  return {
    next: sorted.filter(({ nonce }) => nonce === safeNonce),
    queued: sorted.filter(({ nonce }) => nonce > safeNonce),
  }
}
