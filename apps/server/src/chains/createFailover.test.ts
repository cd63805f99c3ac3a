import { describe, expect, it } from 'vitest'
import { createFailover } from './createFailover.ts'
import type { Upstream, UpstreamCall } from './createUpstream.ts'
import {
  ChainUnavailableError,
  type FailureKind,
  RpcError,
  SendUncertainError,
  UpstreamFailure,
} from './errors.ts'

const SEND = 'eth_sendRawTransaction'
const timeouts = { attemptMs: 1_500, totalMs: 5_000 }

/** Nodes that do as told, and what they were asked. */
function failover(...behaviours: (() => Promise<unknown>)[]) {
  const calls: { name: string; call: UpstreamCall }[] = []
  const failures: unknown[] = []
  const upstreams = behaviours.map((behave, index): Upstream => {
    const name = `node ${index + 1}`
    return {
      name,
      call: (call) => {
        calls.push({ name, call })
        return behave()
      },
      close: () => {},
    }
  })
  const request = createFailover({
    upstreams,
    timeouts,
    onFailure: (event) => failures.push(event),
  })
  return { request, calls, failures }
}

const answers = (result: unknown) => async () => result
const fails = (kind: FailureKind) => () => Promise.reject(new UpstreamFailure(kind))
const kinds: FailureKind[] = [
  'not-connected',
  'reset',
  'timeout',
  'too-large',
  'status',
  'malformed',
  'wrong-id',
]

describe('reads', () => {
  it('go to the first node alone while it answers', async () => {
    const { request, calls } = failover(answers('a'), answers('b'))
    expect(await request('eth_call', ['x'])).toBe('a')
    expect(calls.map(({ name }) => name)).toEqual(['node 1'])
  })

  it.each(kinds)('go to the second node when the first fails by %s', async (kind) => {
    const { request, failures } = failover(fails(kind), answers('b'))
    expect(await request('eth_call', [])).toBe('b')
    expect(failures).toMatchObject([{ upstream: 'node 1', method: 'eth_call', failure: { kind } }])
  })

  it('stop at an error that is an answer', async () => {
    const { request, calls } = failover(
      () => Promise.reject(new RpcError(3, 'reverted')),
      answers('b'),
    )
    await expect(request('eth_call', [])).rejects.toThrow(RpcError)
    expect(calls).toHaveLength(1)
  })

  it('tell what happened when every node fails', async () => {
    const { request } = failover(fails('timeout'), fails('status'))
    const error = request('eth_call', [])
    await expect(error).rejects.toThrow(ChainUnavailableError)
    await expect(error).rejects.toMatchObject({
      failures: [{ kind: 'timeout' }, { kind: 'status' }],
    })
  })

  it('give up when the caller does', async () => {
    const { request, calls } = failover(() => Promise.reject(new Error('aborted')), answers('b'))
    await expect(request('eth_call', [])).rejects.toThrow('aborted')
    expect(calls).toHaveLength(1)
  })

  it('leave the last node the rest of the time', async () => {
    const { request, calls } = failover(fails('timeout'), answers('b'))
    await request('eth_call', [])
    expect(calls.map(({ call }) => call)).toMatchObject([
      { timeoutMs: 1_500, connectTimeoutMs: 1_500 },
      { timeoutMs: 3_500, connectTimeoutMs: 3_500 },
    ])
  })

  it('leave an only node all of the time', async () => {
    const { request, calls } = failover(answers('a'))
    await request('eth_call', [])
    expect(calls[0]?.call).toMatchObject({ timeoutMs: 5_000, connectTimeoutMs: 5_000 })
  })
})

describe('transactions', () => {
  it('go to the second node when the first was never reached', async () => {
    const { request, calls } = failover(fails('not-connected'), answers('0xhash'))
    expect(await request(SEND, ['0x02'])).toBe('0xhash')
    expect(calls).toHaveLength(2)
  })

  it.each(kinds.filter((kind) => kind !== 'not-connected'))(
    'are never sent again after %s',
    async (kind) => {
      const { request, calls } = failover(fails(kind), answers('0xhash'))
      await expect(request(SEND, ['0x02'])).rejects.toThrow(SendUncertainError)
      expect(calls).toHaveLength(1)
    },
  )

  it('may take all of the time once a node was reached', async () => {
    const { request, calls } = failover(fails('not-connected'), answers('0xhash'))
    await request(SEND, ['0x02'])
    expect(calls.map(({ call }) => call)).toMatchObject([
      { timeoutMs: 5_000, connectTimeoutMs: 1_500 },
      { timeoutMs: 3_500, connectTimeoutMs: 3_500 },
    ])
  })
})
