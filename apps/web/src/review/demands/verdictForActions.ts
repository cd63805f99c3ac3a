import type { Review } from '@countersign/judge'
import type { Waiting } from '../../shared/acts/judgeActions.ts'
import type { Confirmation } from './useTypedConfirmation.ts'

/** What a review means for whoever wants to sign: red that nothing typed helps with, blocks. */
export function verdictForActions(
  { isSettled, verdict }: Pick<Review, 'isSettled' | 'verdict'>,
  { demands, isGiven }: Pick<Confirmation, 'demands' | 'isGiven'>,
): Waiting['verdict'] {
  if (demands.isBlocked) return 'mismatch'
  if (!isSettled) return 'running'
  if (verdict === 'proven') return 'proven'
  return isGiven ? 'accepted' : 'unchecked'
}
