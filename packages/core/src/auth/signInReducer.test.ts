import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type SignInEvent, type SignInState, signInReducer } from './signInReducer.ts'

const initialSignIn: SignInState = { step: 'idle', round: 0 }

const run = (events: readonly SignInEvent[], from: SignInState = initialSignIn) =>
  events.reduce(signInReducer, from)
const prepared: SignInEvent = { type: 'prepared', round: 0, message: 'm' }
const signing: SignInEvent[] = [prepared, { type: 'signingStarted' }]
const shared: SignInEvent = { type: 'shared' }
const verifying: SignInEvent[] = [...signing, { type: 'signed' }]

describe('sign-in', () => {
  it('R-AUTH-2 goes idle, signing, verifying, idle', () => {
    expect(run([]).step).toBe('idle')
    expect(run(signing).step).toBe('signing')
    expect(run(verifying).step).toBe('verifying')
    expect(run([...verifying, { type: 'verified' }]).step).toBe('idle')
  })

  it.each([
    ['pending', signing],
    ['sign', signing],
    ['verify', verifying],
    ['unknown', verifying],
  ] as const)(
    'R-AUTH-2 R-AUTH-3 an error (%s) returns to idle with its message and a fresh round',
    (failure, events) => {
      const state = run([...events, { type: 'failed', failure }])
      expect(state).toEqual({ step: 'idle', round: 1, failure })
    },
  )

  it('R-AUTH-2 a rejection returns to idle without a message', () => {
    expect(run([...signing, { type: 'rejected' }])).toEqual({ step: 'idle', round: 1 })
  })

  it('R-AUTH-3 a failed preparation can be retried', () => {
    const failed = run([{ type: 'prepareFailed', round: 0 }])
    expect(failed).toEqual({ step: 'idle', round: 0, failure: 'prepare' })
    expect(run([{ type: 'retried' }], failed)).toEqual({ step: 'idle', round: 1 })
  })

  it('R-AUTH-3 a network that the server does not know is said, until it is another', () => {
    const refused = run([prepared, { type: 'chainRefused', round: 0, chainIds: [1] }])
    expect(refused).toEqual({ step: 'idle', round: 0, failure: 'chain', chainIds: [1] })
    expect(run([{ type: 'signingStarted' }], refused)).toBe(refused)
    expect(run([prepared], refused)).toEqual({ step: 'idle', round: 0, message: 'm' })
  })

  it('R-AUTH-3 every retry signs a message with a nonce of its own', () => {
    const again = run([...verifying, { type: 'failed', failure: 'verify' }])
    expect(again.message).toBeUndefined()
    // The old round's message comes too late.
    expect(run([prepared], again)).toBe(again)
    expect(run([{ type: 'prepared', round: 1, message: 'fresh' }], again).message).toBe('fresh')
  })

  it('R-AUTH-6 as a Safe goes idle, signing, cosigning, verifying, idle', () => {
    const cosigning = run([...signing, shared])
    expect(cosigning).toEqual({ step: 'cosigning', round: 0, message: 'm' })
    const counted = run([{ type: 'cosigned', cosigned: { signed: 1, needed: 2 } }], cosigning)
    expect(counted.cosigned).toEqual({ signed: 1, needed: 2 })
    expect(run([{ type: 'signed' }], counted)).toEqual({
      step: 'verifying',
      round: 0,
      message: 'm',
    })
  })

  it('R-AUTH-6 a later visit goes on with the message that others have signed', () => {
    const resumed = run([{ type: 'resumed', message: 'old' }])
    expect(resumed).toEqual({ step: 'cosigning', round: 0, message: 'old' })
    // A fresh message that arrives now is not what the others sign.
    expect(run([prepared], resumed)).toBe(resumed)
    expect(run([{ type: 'retried' }], resumed)).toEqual({ step: 'idle', round: 1 })
    expect(run([{ type: 'resumed', message: 'old' }], run(signing)).step).toBe('signing')
  })

  it('R-AUTH-6 the same count again changes nothing', () => {
    const cosigned = { signed: 1, needed: 2 }
    const counted = run([...signing, shared, { type: 'cosigned', cosigned }])
    expect(run([{ type: 'cosigned', cosigned: { ...cosigned } }], counted)).toBe(counted)
  })

  it('R-AUTH-3 closing begins anew from anywhere, and an older message comes too late', () => {
    for (const events of [[], [prepared], signing, verifying, [...signing, shared]]) {
      const closed = run([...events, { type: 'closed' }])
      expect(closed).toEqual({ step: 'idle', round: 1 })
      expect(run([prepared], closed)).toBe(closed)
    }
  })

  it('cannot sign before there is a message', () => {
    expect(run([{ type: 'signingStarted' }])).toEqual(initialSignIn)
  })

  it('clears an old error at the start of a new attempt', () => {
    const failed = run([
      ...signing,
      { type: 'failed', failure: 'sign' },
      { type: 'prepared', round: 1, message: 'm' },
    ])
    expect(failed.failure).toBe('sign')
    expect(run([{ type: 'signingStarted' }], failed).failure).toBeUndefined()
  })

  it('R-AUTH-2 no order of events leaves the steps or signs without a message', () => {
    const event: fc.Arbitrary<SignInEvent> = fc.oneof(
      fc.record({
        type: fc.constant('prepared' as const),
        round: fc.nat(4),
        message: fc.string({ minLength: 1 }),
      }),
      fc.record({ type: fc.constant('prepareFailed' as const), round: fc.nat(4) }),
      fc.constantFrom<SignInEvent>(
        { type: 'signingStarted' },
        { type: 'shared' },
        { type: 'resumed', message: 'old' },
        { type: 'cosigned', cosigned: { signed: 1, needed: 2 } },
        { type: 'signed' },
        { type: 'rejected' },
        { type: 'failed', failure: 'verify' },
        { type: 'retried' },
        { type: 'verified' },
        { type: 'closed' },
      ),
    )
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        let state = initialSignIn
        for (const each of events) {
          const before = state
          state = signInReducer(before, each)
          expect(state.round).toBeGreaterThanOrEqual(before.round)
          if (state.step !== 'idle') expect(state.message).toBeTruthy()
          if (state.step === 'verifying') expect(before.step).not.toBe('idle')
        }
      }),
    )
  })
})
