import type { NotRehearsed, Rehearsal } from '@countersign/rehearsal'

/**
 * What came of trying a transaction without sending it. `static`: nothing here can try it, so it was
 * only read; `failed`: it was tried, and no answer came; `differs`: tried again, it does something else.
 */
export type RehearsalState =
  | { state: 'none' | 'running' | 'static' | 'failed' | 'differs' }
  | { state: 'agrees'; block: string }
  | { state: 'reverts'; reason: string }

export type Rehearsed = {
  rehearsal: Rehearsal | NotRehearsed
  /** What the failing code said; null when nothing fails. */
  reason: string | null
}

/** A rung that failed is something that was tried; one that a node does not have was never asked. */
export function toRehearsalState({ rehearsal, reason }: Rehearsed): RehearsalState {
  if (rehearsal.rung === 'static') {
    const isFailed = rehearsal.tried.some(({ fault }) => fault === 'failed')
    return { state: isFailed ? 'failed' : 'static' }
  }
  if (reason !== null) return { state: 'reverts', reason }
  return { state: 'agrees', block: String(rehearsal.block.number) }
}
