import type { RehearsalDoubt, RehearsalState } from '@countersign/judge'
import type { Compared } from '@countersign/rehearsal'

export type Rehearsed = Compared & {
  /** What the failing code said; null when nothing fails. */
  reason: string | null
}

/** A rung that failed is something that was tried; one that a node does not have was never asked. */
export function toRehearsalState({
  rehearsal,
  reason,
  voices,
  isDisputed,
  varied,
}: Rehearsed): RehearsalState {
  if (isDisputed) return { state: 'differs' }
  if (rehearsal.rung === 'static') {
    const isFailed = rehearsal.tried.some(({ fault }) => fault === 'failed')
    return { state: isFailed ? 'failed' : 'static' }
  }
  if (reason !== null) return { state: 'reverts', reason }
  if (varied === 'otherwise') return { state: 'watched' }
  const doubts: RehearsalDoubt[] = [
    ...(rehearsal.coverage === 'cut' ? (['cut'] as const) : []),
    ...(varied === 'failed' ? (['unvaried'] as const) : []),
  ]
  return {
    ...{ state: 'agrees', block: String(rehearsal.block.number), voices },
    isVaried: varied === 'same',
    ...(doubts.length > 0 && { doubts }),
  }
}

/** Whether it is worth another try: nothing came of playing it, now or as it would be later. */
export const isToAskAgain = (rehearsed: Rehearsed): boolean =>
  toRehearsalState(rehearsed).state === 'failed' || rehearsed.varied === 'failed'
