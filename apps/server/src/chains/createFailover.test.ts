import { describe, expect, it } from 'vitest'
import {
  ChainUnavailableError,
  type FailureKind,
  NOTHING_SENT,
  RpcError,
  SendUncertainError,
  UpstreamFailure,
} from '../errors/chainErrors.ts'
import { createFailover } from './createFailover.ts'
import { type AttemptEvent, createNode } from './createNode.ts'
import type { Upstream, UpstreamCall } from './createUpstream.ts'

const SEND = 'eth_sendRawTransaction'
const NEVER = 600_000
type Behave = (call: UpstreamCall) => Promise<unknown>

/** Nodes that do as told, what they were asked, and a clock that moves when told. */
function failover(behaviours: Behave[], hedgeMs = NEVER) {
  let time = 0
  const now = () => time
  const calls: { name: string; call: UpstreamCall }[] = []
  const attempts: AttemptEvent[] = []
  const nodes = behaviours.map((behave, index) => {
    const name = `node ${index + 1}`
    const upstream: Upstream = {
      name,
      call: (call) => {
        calls.push({ name, call })
        return behave(call)
      },
      close: () => {},
    }
    return createNode({ upstream, onAttempt: (event) => attempts.push(event), now })
  })
  const timeouts = { attemptMs: 1_500, totalMs: 5_000, hedgeMs }
  const request = createFailover({ nodes: () => nodes, timeouts, now })
  const asked = () => calls.map(({ name }) => name)
  return { request, calls, asked, attempts, pass: (ms: number) => (time += ms) }
}

const answers = (result: unknown) => async () => result
const fails = (kind: FailureKind) => () => Promise.reject(new UpstreamFailure(kind))
const says = (code: number) => () => Promise.reject(new RpcError(code, `code ${code}`))
const kinds: FailureKind[] = [
  'not-connected',
  'reset',
  'timeout',
  'too-large',
  'status',
  'malformed',
  'wrong-id',
  'wrong-chain',
]

describe('R-DATA-4 reads', () => {
  it('go to the first node alone while it answers', async () => {
    const { request, asked } = failover([answers('a'), answers('b')])
    expect(await request('eth_call', ['x'])).toBe('a')
    expect(asked()).toEqual(['node 1'])
  })

  it.each(kinds)('go to the second node when the first fails by %s', async (kind) => {
    const { request, attempts } = failover([fails(kind), answers('b')])
    expect(await request('eth_getBalance', [])).toBe('b')
    expect(attempts).toMatchObject([
      { upstream: 'node 1', method: 'eth_getBalance', outcome: kind },
      { upstream: 'node 2', outcome: 'answer' },
    ])
  })

  it.each([3, -32000, -32602])('stop at error %i, which is an answer', async (code) => {
    const { request, calls } = failover([says(code), answers('b')])
    await expect(request('eth_call', [])).rejects.toMatchObject({ code })
    expect(calls).toHaveLength(1)
  })

  it.each([-32005, 429, -32603, -32601])(
    'after error %i ask the other node, and pass it on if that fails too',
    async (code) => {
      expect(await failover([says(code), answers('b')]).request('eth_call', [])).toBe('b')
      const error = failover([says(code), fails('timeout')]).request('eth_call', [])
      await expect(error).rejects.toMatchObject({ code })
    },
  )

  it('tell what happened when every node fails', async () => {
    const { request } = failover([fails('timeout'), fails('status')])
    const error = request('eth_call', [])
    await expect(error).rejects.toThrow(ChainUnavailableError)
    await expect(error).rejects.toMatchObject({
      failures: [{ kind: 'timeout' }, { kind: 'status' }],
    })
  })

  it('give up when the caller does', async () => {
    const { request, calls } = failover([() => Promise.reject(new Error('left')), answers('b')])
    await expect(request('eth_call', [])).rejects.toThrow('left')
    expect(calls).toHaveLength(1)
  })

  it('of a caller who has left already ask nobody', async () => {
    const { request, calls } = failover([answers('a')])
    await expect(request('eth_call', [], { signal: AbortSignal.abort() })).rejects.toThrow()
    expect(calls).toEqual([])
  })

  it('leave the last node the rest of the time', async () => {
    const slow = () => {
      pass(1_500)
      return Promise.reject(new UpstreamFailure('timeout'))
    }
    const { request, calls, pass } = failover([slow, answers('b')])
    await request('eth_getBalance', [])
    expect(calls.map(({ call }) => call)).toMatchObject([
      { timeoutMs: 1_500, connectTimeoutMs: 1_500 },
      { timeoutMs: 3_500, connectTimeoutMs: 3_500 },
    ])
  })

  it('leave an only node all of the time', async () => {
    const { request, calls } = failover([answers('a')])
    await request('eth_call', [])
    expect(calls[0]?.call).toMatchObject({ timeoutMs: 5_000, connectTimeoutMs: 5_000 })
  })
})

describe('a slow first node', () => {
  const later = () => {
    const answer = Promise.withResolvers<unknown>()
    return { answer, behave: () => answer.promise }
  }

  it('is overtaken by the second', async () => {
    const first = later()
    const { request, asked, attempts } = failover([first.behave, answers('b')], 0)
    expect(await request('eth_call', [])).toBe('b')
    expect(asked()).toEqual(['node 1', 'node 2'])
    first.answer.reject(new UpstreamFailure('reset'))
    await new Promise(setImmediate)
    // What became of the loser is still learnt.
    expect(attempts.at(-1)).toMatchObject({ upstream: 'node 1', outcome: 'reset' })
  })

  it('may still be the first to answer', async () => {
    const first = later()
    const second = () => {
      first.answer.resolve('a')
      return new Promise(() => {})
    }
    expect(await failover([first.behave, second], 0).request('eth_call', [])).toBe('a')
  })

  it('may still answer after the second has failed', async () => {
    const first = later()
    const second = () => {
      setImmediate(() => first.answer.resolve('a'))
      return Promise.reject(new UpstreamFailure('status'))
    }
    expect(await failover([first.behave, second], 0).request('eth_call', [])).toBe('a')
  })
})

describe('a node that keeps failing', () => {
  const many = async (request: () => Promise<unknown>, count = 20) => {
    for (let i = 0; i < count; i++) await request().catch(() => {})
  }

  it('is left alone for 30 s, then tried by one call', async () => {
    const { request, asked, calls, pass } = failover([fails('status'), answers('b')])
    await many(() => request('eth_getBalance', []))
    calls.length = 0
    await request('eth_getBalance', [])
    expect(asked()).toEqual(['node 2'])
    pass(30_000)
    calls.length = 0
    await Promise.all([request('eth_getBalance', []), request('eth_getBalance', [])])
    expect(asked().filter((name) => name === 'node 1')).toHaveLength(1)
  })

  it('is not asked to send either', async () => {
    const { request, asked, calls } = failover([fails('status'), answers('0xhash')])
    await many(() => request('eth_getBalance', []))
    calls.length = 0
    expect(await request(SEND, ['0x02'])).toBe('0xhash')
    expect(asked()).toEqual(['node 2'])
  })

  it('when there is no other: one call at a time tries, the others hear at once', async () => {
    let works = false
    const behave = async () => {
      if (works) return 'a'
      throw new UpstreamFailure('reset')
    }
    const { request, calls } = failover([behave])
    await many(() => request('eth_getBalance', []))
    calls.length = 0
    const [one, other] = await Promise.allSettled([
      request('eth_getBalance', []),
      request('eth_getBalance', []),
    ])
    expect(one).toMatchObject({ reason: { failures: [{ kind: 'reset' }] } })
    expect(other).toMatchObject({ reason: { name: 'ChainUnavailableError', failures: [] } })
    expect(calls).toHaveLength(1)
    works = true
    expect(await request('eth_getBalance', [])).toBe('a')
    expect(
      await Promise.all([request('eth_getBalance', []), request('eth_getBalance', [])]),
    ).toEqual(['a', 'a'])
  })

  it('by error answers about its quota is left alone as well, but not for too wide a log search', async () => {
    const { request, asked, calls } = failover([says(-32005), answers('b')])
    await many(() => request('eth_getLogs', []))
    calls.length = 0
    await request('eth_getBalance', [])
    expect(asked()).toEqual(['node 1', 'node 2'])
    await many(() => request('eth_getBalance', []), 40)
    calls.length = 0
    await request('eth_getBalance', [])
    expect(asked()).toEqual(['node 2'])
  })

  it.each([3, -32000])('by error %i does not fail at all', async (code) => {
    const { request, asked, calls } = failover([says(code), answers('b')])
    await many(() => request('eth_call', []), 60)
    calls.length = 0
    await request('eth_call', []).catch(() => {})
    expect(asked()).toEqual(['node 1'])
  })

  it('only at what a visitor makes too long or too large is not at fault', async () => {
    const behave: Behave = async ({ method }) => {
      if (method === 'eth_call') throw new UpstreamFailure('timeout')
      if (method === 'eth_getLogs') throw new UpstreamFailure('too-large')
      return '0x1'
    }
    const { request, asked, calls } = failover([behave, answers('b')])
    await many(() => request('eth_call', []), 40)
    await many(() => request('eth_getLogs', []), 40)
    await new Promise(setImmediate)
    calls.length = 0
    await request('eth_getBalance', [])
    expect(asked()).toEqual(['node 1'])
  })

  it('at long calls and at the shortest one is at fault', async () => {
    const { request, asked, calls } = failover([fails('timeout'), answers('b')])
    await many(async () => {
      await request('eth_call', [])
      await new Promise(setImmediate)
    })
    calls.length = 0
    await request('eth_call', [])
    expect(asked()).toEqual(['node 2'])
  })
})

describe('transactions', () => {
  it.each([...NOTHING_SENT])('go to the second node when the first was %s', async (kind) => {
    const { request, calls } = failover([fails(kind), answers('0xhash')])
    expect(await request(SEND, ['0x02'])).toBe('0xhash')
    expect(calls).toHaveLength(2)
  })

  it.each(kinds.filter((kind) => !NOTHING_SENT.has(kind)))(
    'are never sent again after %s',
    async (kind) => {
      const { request, calls } = failover([fails(kind), answers('0xhash')])
      await expect(request(SEND, ['0x02'])).rejects.toThrow(SendUncertainError)
      expect(calls).toHaveLength(1)
    },
  )

  it.each([-32005, -32603, -32000])('are never sent again after error %i', async (code) => {
    const { request, calls } = failover([says(code), answers('0xhash')])
    await expect(request(SEND, ['0x02'])).rejects.toMatchObject({ code })
    expect(calls).toHaveLength(1)
  })

  it('are never raced', async () => {
    const slow = async () => {
      await new Promise((resolve) => setTimeout(resolve, 20))
      return '0xhash'
    }
    const { request, calls } = failover([slow, answers('0xother')], 0)
    expect(await request(SEND, ['0x02'])).toBe('0xhash')
    expect(calls).toHaveLength(1)
  })

  it('may take all of the time once a node was reached', async () => {
    const { request, calls } = failover([fails('not-connected'), answers('0xhash')])
    await request(SEND, ['0x02'])
    expect(calls.map(({ call }) => call)).toMatchObject([
      { timeoutMs: 5_000, connectTimeoutMs: 1_500 },
      { timeoutMs: 5_000, connectTimeoutMs: 5_000 },
    ])
  })
})
