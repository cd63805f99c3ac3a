import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFrame, type FrameOptions } from './createFrame.ts'
import type { FrameRequest } from './messages.ts'
import { fakeHost } from './testing/fakeHost.ts'

const HOST = 'https://safe.example'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function frameIn(host: ReturnType<typeof fakeHost>, options: Partial<FrameOptions> = {}) {
  let count = 0
  return createFrame({
    window: host.window,
    origins: [HOST],
    timeouts: { read: 1_000, prompt: 60_000 },
    createId: () => `id${++count}`,
    ...options,
  })
}

const answerTo = ({ id }: FrameRequest, data: unknown) => ({
  id,
  version: '9.1.0',
  success: true,
  data,
})

/** Whatever became of a call, without waiting for it. */
function outcomeOf(call: Promise<unknown>) {
  const outcome = { settled: false, value: undefined as unknown }
  const settle = (value: unknown) => Object.assign(outcome, { settled: true, value })
  call.then(settle, settle)
  return outcome
}

const rest = () => vi.advanceTimersByTimeAsync(0)

describe('R-FRAME-2 a frame', () => {
  it('asks the parent, at the allowed origin only, and takes its answer', async () => {
    const host = fakeHost()
    const call = frameIn(host).call('getSafeInfo')
    expect(host.posted).toEqual([
      {
        target: HOST,
        message: { id: 'id1', method: 'getSafeInfo', env: { sdkVersion: '9.1.0' } },
      },
    ])
    host.say(answerTo(host.last(), { a: 1 }))
    expect(await call).toEqual({ a: 1 })
  })

  it.each([
    ['another window', { source: 'other' }],
    ['the page itself', { source: 'self' }],
    ['another origin', { origin: 'https://evil.example' }],
    ['a look-alike origin', { origin: 'https://safe.example.evil.example' }],
    ['the same host without encryption', { origin: 'http://safe.example' }],
    ['an opaque origin', { origin: 'null' }],
  ] as const)('hears nothing from %s', async (_, from) => {
    const host = fakeHost()
    const outcome = outcomeOf(frameIn(host).call('getSafeInfo'))
    host.say(answerTo(host.last(), 'forged'), from)
    await rest()
    expect(outcome.settled).toBe(false)
    host.say(answerTo(host.last(), 'true'))
    await rest()
    expect(outcome.value).toBe('true')
  })

  it.each([null, undefined, 'text', {}, { id: 'id1' }, { id: 'id1', success: true, data: 1 }])(
    'is not moved by %j',
    async (message) => {
      const host = fakeHost()
      const outcome = outcomeOf(frameIn(host).call('getSafeInfo'))
      host.say(message)
      await rest()
      expect(outcome.settled).toBe(false)
    },
  )

  it('takes an answer once: a second one to the same question changes nothing', async () => {
    const host = fakeHost()
    const frame = frameIn(host)
    const call = frame.call('getSafeInfo')
    const question = host.last()
    host.say(answerTo(question, 'first'))
    host.say(answerTo(question, 'second'))
    expect(await call).toBe('first')
    const next = outcomeOf(frame.call('getSafeInfo'))
    host.say(answerTo(question, 'third'))
    await rest()
    expect(next.settled).toBe(false)
  })

  it('matches answers that come in another order', async () => {
    const host = fakeHost()
    const frame = frameIn(host)
    const one = frame.call('getSafeInfo')
    const questionOne = host.last()
    const two = frame.call('getChainInfo')
    host.say(answerTo(host.last(), 2))
    host.say(answerTo(questionOne, 1))
    expect(await Promise.all([one, two])).toEqual([1, 2])
  })

  it('stays with the origin that answered first', async () => {
    const host = fakeHost()
    const other = 'https://other.example'
    const frame = frameIn(host, { origins: [HOST, other] })
    const first = frame.call('getSafeInfo')
    expect(host.posted.map(({ target }) => target)).toEqual([HOST, other])
    host.say(answerTo(host.last(), 1), { origin: other })
    await first
    const second = outcomeOf(frame.call('getSafeInfo'))
    expect(host.posted.at(-1)?.target).toBe(other)
    host.say(answerTo(host.last(), 2), { origin: HOST })
    await rest()
    expect(second.settled).toBe(false)
  })

  it('asks nobody where the browser tells that the host is not an allowed one', async () => {
    const host = fakeHost({ ancestors: ['https://evil.example'] })
    await expect(frameIn(host).call('getSafeInfo')).rejects.toMatchObject({
      name: 'SafeUnavailableError',
      message: 'Could not load Safe information',
    })
    expect(host.posted).toEqual([])
  })

  it.each([[[]], [['https://*.example']], [['null']]])(
    'asks nobody where %j may host',
    async (origins) => {
      const host = fakeHost()
      await expect(frameIn(host, { origins }).call('getSafeInfo')).rejects.toThrow()
      expect(host.posted).toEqual([])
    },
  )
})

describe('a host', () => {
  it('that is silent has a limit, and what it says later is nothing', async () => {
    const host = fakeHost()
    const outcome = outcomeOf(frameIn(host).call('getSafeInfo'))
    await vi.advanceTimersByTimeAsync(1_000)
    expect(outcome.value).toMatchObject({ name: 'WalletTimeoutError' })
    host.say(answerTo(host.last(), 'late'))
    await rest()
    expect(outcome.value).toMatchObject({ name: 'WalletTimeoutError' })
  })

  it('that asks a person has longer', async () => {
    const host = fakeHost()
    const outcome = outcomeOf(frameIn(host).call('sendTransactions', { txs: [] }))
    await vi.advanceTimersByTimeAsync(59_000)
    expect(outcome.settled).toBe(false)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(outcome.value).toMatchObject({ name: 'WalletTimeoutError' })
  })

  it.each([
    ['Transaction was rejected', 'UserRejectedError'],
    ['Permissions were rejected', 'UserRejectedError'],
    ['Request failed', 'SafeHostError'],
  ])('that says "%s" is a %s', async (error, name) => {
    const host = fakeHost()
    const call = frameIn(host).call('sendTransactions')
    host.say({ id: host.last().id, version: '9.1.0', success: false, error })
    await expect(call).rejects.toMatchObject({ name, details: error })
  })

  it('may be left: the question is over, and so is listening', async () => {
    const host = fakeHost()
    const frame = frameIn(host)
    const abort = new AbortController()
    const outcome = outcomeOf(frame.call('getSafeInfo', undefined, { signal: abort.signal }))
    abort.abort()
    await rest()
    expect(outcome.value).toMatchObject({ name: 'AttemptCancelledError' })
    frame.close()
    expect(host.listeners()).toBe(0)
  })
})
