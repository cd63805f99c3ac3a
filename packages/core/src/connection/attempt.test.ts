import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { UserRejectedError } from '../errors/connection.ts'
import { type Attempt, type AttemptEvent, attemptReducer } from './attempt.ts'

const idle: Attempt = { step: 'idle', number: 0 }

const error = new UserRejectedError()
const result = { account: '0x1', chain: { id: 1, unsupported: false } } as const
const run = (events: readonly AttemptEvent[], from: Attempt = idle) =>
  events.reduce(attemptReducer, from)
const started = (number: number): AttemptEvent => ({ type: 'started', number, walletId: 'w' })
const pairing = { uri: 'wc:1', expiresAt: 5 }

describe('attempt', () => {
  const opened: AttemptEvent = { type: 'opened', number: 1 }
  it.each<[string, AttemptEvent[], Attempt['step']]>([
    ['nothing yet', [], 'idle'],
    ['the code is fetched', [started(1)], 'opening'],
    ['the visitor is asked', [started(1), opened], 'approving'],
    [
      'an earlier request is open',
      [started(1), opened, { type: 'requestPending', number: 1 }],
      'pending',
    ],
    [
      'a chain is asked for',
      [started(1), opened, { type: 'switchAsked', number: 1, chainId: 2 }],
      'switching',
    ],
    [
      'a chain is added',
      [started(1), opened, { type: 'addAsked', number: 1, chainId: 2 }],
      'adding',
    ],
    [
      'a code is shown',
      [started(1), { type: 'pairingCreated', number: 1, ...pairing }],
      'approving',
    ],
    [
      'a code is lost',
      [
        started(1),
        { type: 'pairingCreated', number: 1, ...pairing },
        { type: 'pairingLost', number: 1, reason: 'expired' },
      ],
      'opening',
    ],
    ['it worked', [started(1), opened, { type: 'connected', number: 1, result }], 'connected'],
    ['it failed', [started(1), opened, { type: 'failed', number: 1, error }], 'failed'],
    ['it was cancelled', [started(1), opened, { type: 'cancelled', number: 1 }], 'idle'],
    [
      'a failure was dismissed',
      [started(1), { type: 'failed', number: 1, error }, { type: 'cancelled', number: 1 }],
      'idle',
    ],
  ])('%s', (_, events, step) => {
    expect(run(events).step).toBe(step)
  })

  it('shows a code with its expiry, and why the last one was lost', () => {
    const shown = run([started(1), { type: 'pairingCreated', number: 1, ...pairing }])
    expect(shown).toMatchObject({ pairing })
    const lost = attemptReducer(shown, { type: 'pairingLost', number: 1, reason: 'rejected' })
    expect(lost).toEqual({ step: 'opening', number: 1, walletId: 'w', lost: 'rejected' })
    const renewed = attemptReducer(lost, {
      type: 'pairingCreated',
      number: 1,
      uri: 'wc:2',
      expiresAt: 9,
    })
    expect(renewed).toMatchObject({ pairing: { uri: 'wc:2' }, lost: 'rejected' })
  })

  it('R-CON-8 a second attempt replaces the first, whose late answers change nothing', () => {
    const second = run([started(1), opened, started(2)])
    const late: AttemptEvent[] = [
      { type: 'connected', number: 1, result },
      { type: 'failed', number: 1, error },
      { type: 'cancelled', number: 1 },
      { type: 'switchAsked', number: 1, chainId: 2 },
    ]
    expect(run(late, second)).toBe(second)
  })

  it('R-CON-8 a cancelled attempt stays cancelled', () => {
    const cancelled = run([started(1), { type: 'cancelled', number: 1 }])
    expect(run([{ type: 'connected', number: 1, result }, opened], cancelled)).toBe(cancelled)
  })

  it('R-CON-8 no sequence of events revives an attempt that is over or older', () => {
    const number = fc.integer({ min: 1, max: 4 })
    const event: fc.Arbitrary<AttemptEvent> = fc.oneof(
      fc.record({
        type: fc.constant('started' as const),
        number,
        walletId: fc.constantFrom('a', 'b'),
      }),
      fc.record({
        type: fc.constantFrom('opened' as const, 'requestPending' as const, 'cancelled' as const),
        number,
      }),
      fc.record({
        type: fc.constantFrom('switchAsked' as const, 'addAsked' as const),
        number,
        chainId: fc.nat(),
      }),
      fc.record({
        type: fc.constant('pairingCreated' as const),
        number,
        uri: fc.string(),
        expiresAt: fc.nat(),
      }),
      fc.record({
        type: fc.constant('pairingLost' as const),
        number,
        reason: fc.constantFrom('expired' as const, 'rejected' as const),
      }),
      fc.record({ type: fc.constant('connected' as const), number, result: fc.constant(result) }),
      fc.record({ type: fc.constant('failed' as const), number, error: fc.constant(error) }),
    )
    const over = (state: Attempt) => ['idle', 'connected', 'failed'].includes(state.step)
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        let state: Attempt = idle
        for (const next of events) {
          const before = state
          state = attemptReducer(before, next)
          expect(state.number).toBeGreaterThanOrEqual(before.number)
          if (next.type !== 'started' && next.number !== before.number) expect(state).toBe(before)
          // Out of "over" leads only a newer attempt; it can also be dismissed.
          if (over(before) && !over(state)) expect(next.type).toBe('started')
          if (state.step === 'connected' && before.step !== 'connected')
            expect(next.type).toBe('connected')
        }
      }),
      { numRuns: process.env.DEEP ? 20_000 : 1_000 },
    )
  })
})
