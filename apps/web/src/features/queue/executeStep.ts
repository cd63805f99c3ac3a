import type { ActionReason, Review } from '@countersign/judge'

/**
 * What comes next with one that is to be executed where it stands. `look`: something about it is not green,
 * or keeps it from being executed, and its own page says what.
 */
export function executeStep(
  { verdict, isSettled }: Pick<Review, 'verdict' | 'isSettled'>,
  /** Why it cannot be executed; null where it can, undefined where nobody signs it. */
  reason: ActionReason | null | undefined,
): 'wait' | 'execute' | 'look' {
  if (verdict === 'mismatch' || reason === undefined) return 'look'
  if (!isSettled || reason?.why === 'unproven') return 'wait'
  return verdict === 'proven' && reason === null ? 'execute' : 'look'
}
