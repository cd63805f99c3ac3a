import type { Review } from '../review/judgeReview.ts'
import type { WaitingTransaction } from './judgeActions.ts'

/**
 * What a review means for whoever wants to sign: red that nothing typed helps with, blocks. `isGiven`: all that
 * it demands was typed.
 */
export function verdictForActions(
  { isSettled, verdict }: Pick<Review, 'isSettled' | 'verdict'>,
  { demands, isGiven }: { demands: { isBlocked: boolean }; isGiven: boolean },
): WaitingTransaction['verdict'] {
  if (demands.isBlocked) return 'mismatch'
  if (!isSettled) return 'running'
  if (verdict === 'proven') return 'proven'
  return isGiven ? 'accepted' : 'unchecked'
}
