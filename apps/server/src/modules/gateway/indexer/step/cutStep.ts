import type { StepEvent } from '../events/types.ts'

/**
 * The last block that a step may hold, when it must not hold more than `maximum` events: blocks are
 * never divided, and the first one that has any is taken whole. `null`: everything fits.
 */
export function cutStep(events: readonly StepEvent[], maximum: number): number | null {
  const tooMuch = events[maximum]
  const first = events[0]
  if (!tooMuch || !first) return null
  // The block in which it would overflow is left for the next step.
  return Math.max(first.log.blockNumber, tooMuch.log.blockNumber - 1)
}
