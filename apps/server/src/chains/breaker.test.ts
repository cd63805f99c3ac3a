import { describe, expect, it } from 'vitest'
import {
  BREAKER_RULES,
  type BreakerEvent,
  type BreakerState,
  breaker,
  CLOSED,
  mayAsk,
} from './breaker.ts'

const { openMs, windowMs } = BREAKER_RULES

/** Runs `[event, at]` pairs from a closed breaker. */
function after(events: readonly (readonly [BreakerEvent['type'], number])[]): BreakerState {
  return events.reduce<BreakerState>((state, [type, at]) => breaker(state, { type }, at), CLOSED)
}

const times = (count: number, type: BreakerEvent['type'], at = 0) =>
  Array.from({ length: count }, () => [type, at] as const)

describe('a closed breaker', () => {
  const table: [
    title: string,
    events: (readonly [BreakerEvent['type'], number])[],
    phase: string,
  ][] = [
    ['19 failures are too few to judge', times(19, 'failed'), 'closed'],
    ['20 failures', times(20, 'failed'), 'open'],
    ['half of 20', [...times(10, 'succeeded'), ...times(10, 'failed')], 'open'],
    ['less than half of 20', [...times(11, 'succeeded'), ...times(9, 'failed')], 'closed'],
    [
      'failures that are too old',
      [...times(19, 'failed', 0), ['failed', windowMs] as const],
      'closed',
    ],
    [
      'failures just young enough',
      [...times(19, 'failed', 1), ['failed', windowMs] as const],
      'open',
    ],
    ['callers who left', times(40, 'abandoned'), 'closed'],
    ['calls that only went out', times(40, 'asked'), 'closed'],
  ]
  it.each(table)('after %s is then %s', (_title, events, phase) => {
    expect(after(events).phase).toBe(phase)
  })

  it('keeps a bounded memory', () => {
    const state = after(times(5_000, 'succeeded'))
    expect(state.phase === 'closed' && state.outcomes.length).toBe(100)
  })
})

describe('an open breaker', () => {
  const open = after(times(20, 'failed', 1_000))

  it('lets nobody through for 30 s, then one', () => {
    expect(mayAsk(open, 1_000 + openMs - 1)).toBe(false)
    expect(mayAsk(open, 1_000 + openMs)).toBe(true)
    const probing = breaker(open, { type: 'asked' }, 1_000 + openMs)
    expect(probing).toEqual({ phase: 'probing' })
    expect(mayAsk(probing, 1_000 + 10 * openMs)).toBe(false)
  })

  it('lets one through at once when no other node is left', () => {
    expect(mayAsk(open, 1_001, { lastResort: true })).toBe(true)
    expect(mayAsk({ phase: 'probing' }, 1_001, { lastResort: true })).toBe(false)
  })

  it('ignores what calls from before say', () => {
    expect(breaker(open, { type: 'succeeded' }, 2_000)).toBe(open)
    expect(breaker(open, { type: 'failed' }, 2_000)).toBe(open)
  })
})

describe('a probe', () => {
  const probing: BreakerState = { phase: 'probing' }

  it('that succeeds closes it with a clean record', () => {
    expect(breaker(probing, { type: 'succeeded' }, 5)).toEqual(CLOSED)
  })

  it('that fails opens it for another 30 s', () => {
    const state = breaker(probing, { type: 'failed' }, 5)
    expect(mayAsk(state, 5 + openMs - 1)).toBe(false)
    expect(mayAsk(state, 5 + openMs)).toBe(true)
  })

  it('that was abandoned leaves the place to the next', () => {
    expect(mayAsk(breaker(probing, { type: 'abandoned' }, 5), 5)).toBe(true)
  })
})
