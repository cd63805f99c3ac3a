export type RangeOutcome =
  /** The node gave no answer to so wide a question. */
  { type: 'refused' } | { type: 'answered'; logs: number }

export const MAX_RANGE = 10_000
/** An answer with so many logs is as long as we want one to be. */
const MANY_LOGS = 2_000

/** How many blocks to ask for next: half after a refusal or a long answer, else a little more. */
export function adaptRange(size: number, outcome: RangeOutcome): number {
  if (outcome.type === 'refused' || outcome.logs > MANY_LOGS) return Math.max(1, size >> 1)
  return outcome.logs * 2 > MANY_LOGS ? size : Math.min(MAX_RANGE, size * 2)
}
