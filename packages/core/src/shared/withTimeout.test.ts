import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AttemptCancelledError } from '../errors/cancelled.ts'
import { withTimeout } from './withTimeout.ts'

const late = new Error('late')
const limit = { milliseconds: 1_000, onTimeout: () => late }
const never = () => new Promise<never>(() => {})

describe('R-ERR-2 every wait ends', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('with what it waits for, and leaves no timer behind', async () => {
    const abort = new AbortController()
    const removed = vi.spyOn(abort.signal, 'removeEventListener')
    await expect(withTimeout(Promise.resolve(7), { ...limit, signal: abort.signal })).resolves.toBe(
      7,
    )
    await expect(withTimeout(Promise.reject(new Error('no')), limit)).rejects.toThrow('no')
    expect(vi.getTimerCount()).toBe(0)
    expect(removed).toHaveBeenCalled()
  })

  it('when time runs out', async () => {
    const waiting = withTimeout(never(), limit)
    const outcome = expect(waiting).rejects.toBe(late)
    await vi.advanceTimersByTimeAsync(1_000)
    await outcome
  })

  it('when the attempt is cancelled, before or meanwhile', async () => {
    const abort = new AbortController()
    const waiting = withTimeout(never(), { ...limit, signal: abort.signal })
    abort.abort()
    await expect(waiting).rejects.toBeInstanceOf(AttemptCancelledError)
    const again = withTimeout(Promise.resolve(7), { ...limit, signal: abort.signal })
    await expect(again).rejects.toBeInstanceOf(AttemptCancelledError)
    expect(vi.getTimerCount()).toBe(0)
  })
})
