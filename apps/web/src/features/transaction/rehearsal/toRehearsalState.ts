import type { Compared } from '@countersign/rehearsal'
import type { RehearsalState } from '../findInRehearsal.ts'

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
  const isVaried = varied === 'same'
  return { state: 'agrees', block: String(rehearsal.block.number), voices, isVaried }
}
