import type { Rehearsed } from '../../review/rehearsal/toRehearsalState.ts'
import { toRehearsalState } from '../../review/rehearsal/toRehearsalState.ts'

/** How many of a line can be begun, one after the other; and why not all of them, if so. */
export type Ahead = { count: number; why: 'fails' | 'unsure' | null }

/**
 * What a line that was rehearsed ahead as one comes to: each is executed only if those before it leave a state
 * in which it goes through. Of what nobody could rehearse each is judged when its turn comes; where it was
 * tried and something is odd, nobody can say with which of them: only the first is begun.
 */
export function aheadOf(rehearsed: Rehearsed, count: number): Ahead {
  const told = toRehearsalState(rehearsed)
  if (told.state === 'static') return { count, why: null }
  if (told.state === 'reverts' && rehearsed.rehearsal.rung !== 'static') {
    return { count: rehearsed.rehearsal.done, why: 'fails' }
  }
  const isFine = told.state === 'agrees' && !told.doubts?.length
  return isFine ? { count, why: null } : { count: Math.min(1, count), why: 'unsure' }
}
