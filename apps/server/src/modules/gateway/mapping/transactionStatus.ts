import type { Word } from '@countersign/gateway'

export type StatusFacts = {
  execution: { success: boolean } | null
  nonce: number
  /** Of the Safe, now. */
  safeNonce: number
  submitted: number
  required: number
  modifiedAt: number
  now: number
}

/** A transaction that was just executed may be seen on the chain before it is read from there. */
const GRACE_MS = 60_000

export function transactionStatus(facts: StatusFacts): Word<'transactionStatus'> {
  const { execution, nonce, safeNonce, submitted, required, modifiedAt, now } = facts
  if (execution) return execution.success ? 'SUCCESS' : 'FAILED'
  const confirmed = submitted >= required
  if (safeNonce > nonce) {
    return confirmed && now - modifiedAt < GRACE_MS ? 'AWAITING_EXECUTION' : 'CANCELLED'
  }
  return confirmed ? 'AWAITING_EXECUTION' : 'AWAITING_CONFIRMATIONS'
}
