import type { OutboxResult } from '@countersign/outbox'
import type { Ahead } from './aheadOf.ts'

/** One of those that are executed one after the other. */
export type InLine = { id: string; nonce: number }

type Run = {
  line: readonly InLine[]
  /** The Safe's own. */
  nonce: number
  /** Undefined while it is rehearsed. */
  ahead: Ahead | undefined
  /** How each ended, as far as it was begun. */
  ended: Readonly<Record<string, OutboxResult | 'look'>>
}

/** How far a run is; `stopped`: before this one, and why. */
export type RunAt =
  | { state: 'rehearsing' | 'done' }
  | ({ state: 'executing' | 'waiting' } & InLine)
  | ({ state: 'stopped'; why: 'look' | 'fails' | 'unsure' | 'refused' } & InLine)

/** What a run of several does now: the Safe's own nonce says which of them is next. */
export function runAt({ line, nonce, ahead, ended }: Run): RunAt {
  if (!ahead) return { state: 'rehearsing' }
  // Once it has stopped it goes on by itself no more, whoever executes what it stopped at.
  const stopped = line.find(({ id }) => hasStopped(ended[id]))
  if (stopped) {
    const why = ended[stopped.id] === 'look' ? 'look' : 'refused'
    return { state: 'stopped', why, ...stopped }
  }
  const current = line.find((each) => each.nonce === nonce)
  // Somebody else may have executed one of them: what counts is what is next.
  if (!current) return { state: line.some((each) => each.nonce > nonce) ? 'rehearsing' : 'done' }
  const end = ended[current.id]
  if (end) return { state: 'waiting', ...current }
  if (line.indexOf(current) < ahead.count) return { state: 'executing', ...current }
  return { state: 'stopped', why: ahead.why ?? 'unsure', ...current }
}

const hasStopped = (end: Run['ended'][string] | undefined): boolean =>
  end !== undefined && (end === 'look' || end.status !== 'done')
