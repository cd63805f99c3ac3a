import type { Transaction, TransactionListItem } from '@countersign/gateway'
import { transactionsOf } from '../../shared/gateway/transactionsOf.ts'

/** Everything that waits minus what an owner has signed: what strangers have sent. */
export function quarantined(
  everything: readonly TransactionListItem[],
  trusted: readonly TransactionListItem[],
): Transaction[] {
  const known = new Set(transactionsOf(trusted).map(({ id }) => id))
  return transactionsOf(everything).filter(({ id }) => !known.has(id))
}
