import type { Transaction, TransactionListItem } from '@countersign/gateway'

/** The transactions of a list, without its labels and what a future gateway may put between them. */
export function transactionsOf(items: readonly TransactionListItem[]): Transaction[] {
  return items.flatMap((item) => (item.type === 'TRANSACTION' ? [item.transaction] : []))
}
