import type { FrameTransactionState } from '@countersign/core/frame'
import type { FailureReason, Transaction } from '@countersign/core/transactions'
import type { Hash } from 'viem'

/** Where something that was sent stands, in the order it gets there. */
export type Life =
  | { at: 'signatures'; signed: number; needed: number }
  | { at: 'execution' }
  | { at: 'chain' }
  | { at: 'confirmed'; mined: Hash }
  | { at: 'failed'; reason: FailureReason; mined?: Hash }

/**
 * The life of a transaction: its receipt decides how it ends. Until then a Safe's host knows whether
 * owners still have to sign it; nobody else has a word for that.
 */
export function lifeOf(transaction: Transaction, proposal?: FrameTransactionState): Life {
  if (transaction.status === 'confirmed') {
    return { at: 'confirmed', mined: transaction.replacedBy ?? transaction.hash }
  }
  if (transaction.status === 'failed') {
    const { reason, replacedBy: mined } = transaction
    return { at: 'failed', reason, ...(mined && { mined }) }
  }
  const { signed, needed } = proposal?.cosigned ?? { signed: 0, needed: 0 }
  if (proposal?.status === 'AWAITING_CONFIRMATIONS' && needed > 0) {
    return { at: 'signatures', signed, needed }
  }
  return { at: proposal?.status === 'AWAITING_EXECUTION' ? 'execution' : 'chain' }
}
