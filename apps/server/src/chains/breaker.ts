export type BreakerRules = {
  /** Outcomes younger than this are looked at. */
  windowMs: number
  /** No judgement on fewer outcomes than this. */
  minOutcomes: number
  /** Share of failures that opens it. */
  failureShare: number
  /** How long it stays open before one call may try. */
  openMs: number
}

export const BREAKER_RULES: BreakerRules = {
  windowMs: 10_000,
  minOutcomes: 20,
  failureShare: 0.5,
  openMs: 30_000,
}

export type BreakerState =
  | { phase: 'closed'; outcomes: readonly Outcome[] }
  | { phase: 'open'; since: number }
  /** One call is on its way to find out; everybody else still goes elsewhere. */
  | { phase: 'probing' }

type Outcome = { at: number; failed: boolean }

export type BreakerEvent =
  /** `lastResort`: no other node is left, so the waiting time does not count. */
  | { type: 'asked'; lastResort?: boolean }
  | { type: 'succeeded' }
  | { type: 'failed' }
  /** The caller left before the outcome was known. */
  | { type: 'abandoned' }

export const CLOSED: BreakerState = { phase: 'closed', outcomes: [] }

/** Whether a call may go out now. One that does is announced with an `asked` event. */
export function mayAsk(
  state: BreakerState,
  now: number,
  { lastResort = false, rules = BREAKER_RULES } = {},
): boolean {
  if (state.phase === 'closed') return true
  return state.phase === 'open' && (lastResort || now - state.since >= rules.openMs)
}

/** What a node's breaker is after an event. Outcomes of calls from before it opened are ignored. */
export function breaker(
  state: BreakerState,
  event: BreakerEvent,
  now: number,
  rules: BreakerRules = BREAKER_RULES,
): BreakerState {
  if (event.type === 'asked') return state.phase === 'open' ? { phase: 'probing' } : state
  if (state.phase === 'open') return state
  if (state.phase === 'probing') {
    if (event.type === 'succeeded') return CLOSED
    // Without an outcome the next call is the probe, at once.
    return { phase: 'open', since: event.type === 'failed' ? now : now - rules.openMs }
  }
  if (event.type === 'abandoned') return state
  const outcomes = [...state.outcomes, { at: now, failed: event.type === 'failed' }].filter(
    ({ at }) => now - at < rules.windowMs,
  )
  const failures = outcomes.filter(({ failed }) => failed).length
  const judged = outcomes.length >= rules.minOutcomes
  if (judged && failures / outcomes.length >= rules.failureShare) {
    return { phase: 'open', since: now }
  }
  // The newest ones are enough to judge by, and the list stays short under load.
  return { phase: 'closed', outcomes: outcomes.slice(-MOST_OUTCOMES) }
}

const MOST_OUTCOMES = 100
