import { describe, expect, it } from 'vitest'
import { createDedupe } from './createDedupe.ts'

function deduping() {
  const dedupe = createDedupe()
  const started: { signal: AbortSignal; answer: PromiseWithResolvers<unknown> }[] = []
  let joined = 0
  const call = (key: string, signal?: AbortSignal) =>
    dedupe({
      key,
      signal,
      onJoined: () => {
        joined += 1
      },
      start: (inner) => {
        const answer = Promise.withResolvers<unknown>()
        inner.addEventListener('abort', () => answer.reject(inner.reason))
        started.push({ signal: inner, answer })
        return answer.promise
      },
    })
  return { call, started, joined: () => joined }
}

describe('equal calls', () => {
  it('that run at the same time are one, and all get its result', async () => {
    const { call, started, joined } = deduping()
    const all = [call('a'), call('a'), call('b'), call('a')]
    expect(started).toHaveLength(2)
    expect(joined()).toBe(2)
    started[0]?.answer.resolve(1)
    started[1]?.answer.resolve(2)
    expect(await Promise.all(all)).toEqual([1, 1, 2, 1])
  })

  it('that come later are another', async () => {
    const { call, started } = deduping()
    const first = call('a')
    started[0]?.answer.resolve(1)
    await first
    void call('a')
    expect(started).toHaveLength(2)
  })

  it('all get its error, and the next starts anew', async () => {
    const { call, started } = deduping()
    const both = Promise.allSettled([call('a'), call('a')])
    started[0]?.answer.reject(new Error('no'))
    expect(await both).toMatchObject([{ reason: { message: 'no' } }, { reason: { message: 'no' } }])
    void call('a')
    expect(started).toHaveLength(2)
  })
})

describe('a caller who leaves', () => {
  it('does not take the others along', async () => {
    const { call, started } = deduping()
    const controller = new AbortController()
    const leaver = call('a', controller.signal)
    const stayer = call('a', new AbortController().signal)
    controller.abort(new Error('left'))
    await expect(leaver).rejects.toThrow('left')
    expect(started[0]?.signal.aborted).toBe(false)
    started[0]?.answer.resolve(1)
    expect(await stayer).toBe(1)
  })

  it('as the last one ends the call, which nobody can join any more', async () => {
    const { call, started } = deduping()
    const controllers = [new AbortController(), new AbortController()]
    const both = Promise.allSettled(controllers.map(({ signal }) => call('a', signal)))
    for (const controller of controllers) controller.abort(new Error('left'))
    void call('a')
    await both
    expect(started[0]?.signal.aborted).toBe(true)
    expect(started).toHaveLength(2)
  })

  it('before it began starts nothing', async () => {
    const { call, started } = deduping()
    await expect(call('a', AbortSignal.abort())).rejects.toThrow()
    expect(started).toEqual([])
  })
})
