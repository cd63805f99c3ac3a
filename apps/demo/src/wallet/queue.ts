import type { Behaviour } from './state.ts'

/** What decides over a request before any person does. */
export type Rules = Pick<Behaviour, 'answer' | 'hold'> & { locked: boolean }

type Entry = {
  id: number
  /** Asks for nothing but to unlock the wallet. */
  unlock: boolean
  /** Kept back by "Hold requests": no window shows it. */
  held: boolean
}

type Settlement = { id: number; approved: boolean; accounts?: readonly number[] }

/**
 * Where the wallet meets its person:
 * - `closed`: nowhere
 * - `opening`: a window was asked for and has not reported yet
 * - `open`: the window shows the first waiting request
 * - `blocked`: no window could be reached; a note in the page offers to open one
 * - `lingering`: everything is answered, the window waits a moment for a follow-up
 */
type Surface = 'closed' | 'opening' | 'open' | 'blocked' | 'lingering'

export type Queue = {
  rules: Rules
  /** In order of arrival. */
  entries: readonly Entry[]
  surface: Surface
  /** What the last event settled. */
  settled: readonly Settlement[]
}

export type QueueEvent =
  | { type: 'asked'; id: number; unlock: boolean }
  | { type: 'rulesChanged'; rules: Rules }
  | ({ type: 'answered' } & Settlement)
  | { type: 'windowRequested' }
  | { type: 'windowReady' }
  | { type: 'windowUnreachable' }
  | { type: 'windowClosed' }
  | { type: 'noteRejected' }
  | { type: 'lingerEnded' }
  | { type: 'reset' }

export const emptyQueue = (rules: Rules): Queue => ({
  rules,
  entries: [],
  surface: 'closed',
  settled: [],
})

/** The requests a person can see now. */
export const waiting = (queue: Queue) => queue.entries.filter((entry) => !entry.held)

/** The wallet's queue of requests and its window, as one pure function. */
export function reduceQueue(queue: Queue, event: QueueEvent): Queue {
  const { entries, surface } = queue
  const first = waiting(queue)[0]
  switch (event.type) {
    case 'asked': {
      const entry = { id: event.id, unlock: event.unlock, held: queue.rules.hold }
      return settle(queue, [...entries, entry], decide)
    }
    case 'rulesChanged': {
      // Hold keeps back what comes next; it does not snatch away what is already shown.
      const released = entries.map((entry) => ({ ...entry, held: entry.held && event.rules.hold }))
      return settle({ ...queue, rules: event.rules }, released, decide)
    }
    case 'answered':
      return settle(queue, entries, ({ id }) =>
        id === event.id ? { id, approved: event.approved, accounts: event.accounts } : undefined,
      )
    case 'windowRequested':
      return { ...queue, surface: surface === 'blocked' ? 'opening' : surface, settled: [] }
    case 'windowReady':
      return {
        ...queue,
        surface: surface === 'opening' || surface === 'blocked' ? 'open' : surface,
        settled: [],
      }
    case 'windowUnreachable':
      return { ...queue, surface: surface === 'opening' ? 'blocked' : surface, settled: [] }
    case 'windowClosed': {
      if (surface === 'lingering') return { ...queue, surface: 'closed', settled: [] }
      if (surface !== 'open') return { ...queue, settled: [] }
      // What was shown is rejected. The rest waits behind the note: a window that comes back by
      // itself, unasked, is what pop-up blockers exist for.
      return settle({ ...queue, surface: 'blocked' }, entries, rejectOnly(first))
    }
    case 'noteRejected':
      if (surface !== 'blocked') return { ...queue, settled: [] }
      return settle(queue, entries, rejectOnly(first))
    case 'lingerEnded':
      return { ...queue, surface: surface === 'lingering' ? 'closed' : surface, settled: [] }
    case 'reset':
      return settle(queue, entries, ({ id }) => ({ id, approved: false }))
  }
}

type Verdict = (entry: Entry, rules: Rules) => Settlement | undefined

const rejectOnly =
  (target: Entry | undefined): Verdict =>
  ({ id }) =>
    id === target?.id ? { id, approved: false } : undefined

/** The wallet's own decision, if its settings make one. */
const decide: Verdict = ({ id, unlock, held }, { answer, locked }) => {
  if (held) return undefined
  if (answer === 'reject') return { id, approved: false }
  // Only a person unlocks: approving by itself stops at the lock, as keys would be out of reach.
  if (locked) return undefined
  return unlock || answer === 'approve' ? { id, approved: true } : undefined
}

function settle(queue: Queue, entries: readonly Entry[], verdict: Verdict): Queue {
  const settled: Settlement[] = []
  const left = entries.filter((entry) => {
    const settlement = verdict(entry, queue.rules)
    if (settlement) settled.push(settlement)
    return !settlement
  })
  const anyWaiting = left.some((entry) => !entry.held)
  return { ...queue, entries: left, settled, surface: nextSurface(queue.surface, anyWaiting) }
}

function nextSurface(surface: Surface, anyWaiting: boolean): Surface {
  if (anyWaiting) {
    if (surface === 'closed') return 'opening'
    return surface === 'lingering' ? 'open' : surface
  }
  if (surface === 'open') return 'lingering'
  return surface === 'lingering' ? surface : 'closed'
}
