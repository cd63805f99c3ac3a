import type { Outcome } from '@countersign/rehearsal'
import type { Address } from 'viem'
import type { KnownToken } from '../../shared/assets/tokens.ts'
import { type ReasonWords, sayReason } from './sayReason.ts'

type FailureWords = Omit<ReasonWords, 'token'> & {
  tokenAt: (address: Address) => KnownToken | null
  /** How many calls it holds. */
  calls: number
}

/** Why something would fail, in one sentence; null when it would not. */
export function sayFailure({ tokenAt, calls, ...words }: FailureWords, outcome: Outcome) {
  if (outcome.status === 'success') return null
  const { say } = words
  const { inner } = outcome
  const token = inner && tokenAt(inner.to)
  // Where what failed says nothing, the Safe around it does.
  const isSaid = inner && inner.reason.kind !== 'nothing'
  const because = sayReason({ ...words, token }, isSaid ? inner.reason : outcome.reason)
  const isOneOfMany = inner !== null && calls > 1
  const reason = isOneOfMany
    ? say('reason.step', { step: inner.index + 1, reason: because })
    : because
  return say(outcome.status === 'reverts' ? 'would.revert' : 'would.fail', { reason })
}
