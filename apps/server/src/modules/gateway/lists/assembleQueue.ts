import type { Transaction, TransactionItem, TransactionListItem } from '@countersign/gateway'

type QueueEntry = { nonce: number; transaction: Transaction }

type AssembleQueueParameters = {
  /** The transactions of this page in order. */
  entries: readonly QueueEntry[]
  /** The nonce that the Safe uses next. */
  safeNonce: number
  /** The nonces right before and behind this page; `null` where there is nothing. */
  before: number | null
  after: number | null
}

/**
 * Puts labels and conflict headers between the transactions of a page of the queue. Over all pages
 * together each label and each header stands once.
 */
export function assembleQueue(parameters: AssembleQueueParameters): TransactionListItem[] {
  const { entries, safeNonce, before, after } = parameters
  const items: TransactionListItem[] = []
  let previous = before
  for (const [index, { nonce, transaction }] of entries.entries()) {
    const next = entries[index + 1]?.nonce ?? after
    const label = nonce === safeNonce ? 'Next' : 'Queued'
    const known = previous !== null && (previous === safeNonce ? 'Next' : 'Queued')
    if (label !== known) items.push({ type: 'LABEL', label })
    if (nonce !== previous && nonce === next) items.push({ type: 'CONFLICT_HEADER', nonce })
    items.push({
      type: 'TRANSACTION',
      transaction,
      conflictType: conflictType(nonce, previous, next),
    })
    previous = nonce
  }
  return items
}

function conflictType(
  nonce: number,
  previous: number | null,
  next: number | null,
): TransactionItem['conflictType'] {
  if (nonce === next) return 'HasNext'
  return nonce === previous ? 'End' : 'None'
}
