import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Sent, SentProgress } from '../model/sent.ts'
import { type SentEvent, sentReducer } from '../model/sentReducer.ts'
import { account, hashOf } from '../testing/scriptedChain.ts'
import { systemClock } from './clock.ts'
import { followSent } from './followSent.ts'
import type { Look } from './lookAtTransaction.ts'

const DAY = 86_400_000

beforeEach(() => {
  vi.useFakeTimers({ now: 10 * DAY })
})
afterEach(() => {
  // Every test ends or stops what it follows.
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

/** Follows one transaction with looks that answer as told; the last answer is repeated. */
function follow(answers: (() => Look | Promise<Look>)[], { age = 0 } = {}) {
  const addedAt = Date.now() - age
  let state: Sent & SentProgress = { hash: hashOf(1), status: 'pending' }
  const looks: number[] = []
  const events: SentEvent[] = []
  const began = Date.now()
  const stop = followSent({
    current: () => (state.status === 'pending' ? { ...state, addedAt } : undefined),
    async look() {
      looks.push(Date.now() - began)
      const answer = answers[Math.min(looks.length, answers.length) - 1]
      if (!answer) throw new Error('no answer')
      return answer()
    },
    happened(_, event) {
      events.push(event)
      state = sentReducer(state, event)
    },
    clock: systemClock,
    interval: 4_000,
  })
  return { looks, events, stop, only: () => state }
}

const waiting = (): Look => ({ found: 'waiting' })
const nothing = (): Look => ({ found: 'nothing' })
const gone = (): Look => ({ found: 'gone' })
const confirmed = (): Look => ({ found: 'outcome', outcome: { status: 'confirmed' } })
const outage = () => Promise.reject(new Error('503'))
const silence = () => new Promise<Look>(() => {})

describe('R-TX-4 following one transaction', () => {
  it('R-DATA-3 looks at once, then every 4000 ms, until it is settled', async () => {
    const { looks, only } = follow([waiting, waiting, nothing, waiting, confirmed])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(looks).toEqual([0, 4_000, 8_000, 12_000, 16_000])
    expect(only()?.status).toBe('confirmed')
  })

  it('stores the sender as soon as it is known', async () => {
    const sender = { from: account, nonce: 0, content: hashOf(9) }
    const { only, stop } = follow([() => ({ found: 'waiting', sender })])
    await vi.advanceTimersByTimeAsync(0)
    expect(only()).toMatchObject({ status: 'pending', sender })
    stop()
  })

  it('stays pending through an outage, with pauses that grow to a minute and no further', async () => {
    const { looks, only, stop } = follow([outage])
    await vi.advanceTimersByTimeAsync(240_000)
    expect(looks).toEqual([0, 8_000, 24_000, 56_000, 116_000, 176_000, 236_000])
    expect(only()?.status).toBe('pending')
    stop()
  })

  it('stays pending through an outage of days', async () => {
    const { only, stop } = follow([outage], { age: 2 * DAY })
    await vi.advanceTimersByTimeAsync(3 * DAY)
    expect(only()?.status).toBe('pending')
    stop()
  })

  it('is back at its interval when the outage is over', async () => {
    const { looks, stop } = follow([outage, outage, outage, waiting])
    await vi.advanceTimersByTimeAsync(64_000)
    expect(looks).toEqual([0, 8_000, 24_000, 56_000, 60_000, 64_000])
    stop()
  })

  it('takes a node that never answers for an outage', async () => {
    const { looks, only } = follow([silence, silence, confirmed])
    await vi.advanceTimersByTimeAsync(37_999)
    expect(looks).toEqual([0])
    await vi.advanceTimersByTimeAsync(100_000)
    expect(looks).toEqual([0, 38_000, 84_000])
    expect(only()?.status).toBe('confirmed')
  })

  it('ignores an answer that comes after its time', async () => {
    const late = () =>
      new Promise<Look>((resolve) => setTimeout(() => resolve(confirmed()), 31_000))
    const { only, stop } = follow([late, waiting])
    await vi.advanceTimersByTimeAsync(50_000)
    expect(only()?.status).toBe('pending')
    stop()
  })

  it('goes on when a look throws what is no error', async () => {
    const thrown = vi
      .fn<() => Promise<Look>>()
      .mockRejectedValueOnce(undefined)
      .mockRejectedValue('x')
    const { looks, only } = follow([thrown, thrown, confirmed])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(looks).toHaveLength(3)
    expect(only()?.status).toBe('confirmed')
  })

  it('gives up what nobody has known for a day, after five looks in a row', async () => {
    const { looks, only } = follow([nothing], { age: DAY })
    await vi.advanceTimersByTimeAsync(15_999)
    expect(only()?.status).toBe('pending')
    await vi.advanceTimersByTimeAsync(1)
    expect(only()).toMatchObject({ status: 'failed', reason: 'dropped' })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(looks).toHaveLength(5)
  })

  it('gives up when it becomes a day old, not before', async () => {
    const { only } = follow([nothing], { age: DAY - 60_000 })
    await vi.advanceTimersByTimeAsync(59_999)
    expect(only()?.status).toBe('pending')
    await vi.advanceTimersByTimeAsync(4_000)
    expect(only()).toMatchObject({ status: 'failed', reason: 'dropped' })
  })

  it('does not give up what a node knew in between', async () => {
    const { only, stop } = follow([nothing, nothing, nothing, nothing, waiting, nothing, waiting], {
      age: 3 * DAY,
    })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(only()?.status).toBe('pending')
    stop()
  })

  it('does not count an outage as a look that found nothing', async () => {
    const { only, stop } = follow(
      [nothing, nothing, outage, outage, outage, nothing, nothing, waiting],
      { age: DAY },
    )
    await vi.advanceTimersByTimeAsync(600_000)
    expect(only()?.status).toBe('pending')
    stop()
  })

  it('asks less often what was replaced by something unknown, and gives it up likewise', async () => {
    const { looks, only } = follow([gone], { age: DAY })
    await vi.advanceTimersByTimeAsync(300_000)
    expect(looks).toEqual([0, 8_000, 24_000, 56_000, 116_000])
    expect(only()).toMatchObject({ status: 'failed', reason: 'replaced' })
    expect(only()).not.toHaveProperty('replacedBy')
  })

  it('changes nothing after stop, also when a look is under way', async () => {
    const slow = () => new Promise<Look>((resolve) => setTimeout(() => resolve(confirmed()), 1_000))
    const { events, looks, stop } = follow([slow])
    await vi.advanceTimersByTimeAsync(500)
    stop()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(events).toEqual([])
    expect(looks).toHaveLength(1)
  })
})
