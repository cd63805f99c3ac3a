import { describe, expect, it } from 'vitest'
import { RpcError, UpstreamFailure } from '../errors/chainErrors.ts'
import type { Upstream, UpstreamCall } from './createUpstream.ts'
import { guardChainId } from './guardChainId.ts'

const limits = { connectTimeoutMs: 1_500, timeoutMs: 5_000 }
const READ: UpstreamCall = { method: 'eth_call', params: [], ...limits }
const SEND: UpstreamCall = { method: 'eth_sendRawTransaction', params: ['0x02'], ...limits }

function guarded(id: () => Promise<unknown>) {
  const asked: string[] = []
  let time = 0
  const upstream: Upstream = {
    name: 'primary',
    close: () => {},
    call: ({ method }) => {
      asked.push(method)
      return method === 'eth_chainId' ? id() : Promise.resolve('answer')
    },
  }
  const guard = guardChainId({ upstream, chainId: 10, now: () => time, believeMs: 1_000 })
  return {
    call: guard.call,
    asked,
    pass: (ms: number) => {
      time += ms
    },
  }
}

const right = async () => '0xa'

describe('a node', () => {
  it('is asked for its id before its first answer counts, and not again for a while', async () => {
    const { call, asked, pass } = guarded(right)
    expect(await call(READ)).toBe('answer')
    expect(await call(READ)).toBe('answer')
    expect(asked).toEqual(['eth_call', 'eth_chainId', 'eth_call'])
    pass(1_000)
    await call(READ)
    expect(asked.slice(3)).toEqual(['eth_call', 'eth_chainId'])
  })

  it('is asked once by calls that come together', async () => {
    const { call, asked } = guarded(right)
    await Promise.all([call(READ), call(READ), call(READ)])
    expect(asked.filter((method) => method === 'eth_chainId')).toHaveLength(1)
  })

  it.each(['0xb', '0xa0', '0x'])('that says %s gives no answer', async (id) => {
    const { call } = guarded(async () => id)
    await expect(call(READ)).rejects.toMatchObject({ kind: 'wrong-chain' })
    await expect(call({ ...READ, method: 'eth_chainId' })).rejects.toMatchObject({
      kind: 'wrong-chain',
    })
  })

  it('that moves to another chain is found out after a while, and believed when it is back', async () => {
    let id = '0xa'
    const { call, pass } = guarded(async () => id)
    await call(READ)
    id = '0x1'
    pass(1_000)
    await expect(call(READ)).rejects.toMatchObject({ kind: 'wrong-chain' })
    id = '0xa'
    expect(await call(READ)).toBe('answer')
  })

  it('that fails to say its id gives no answer', async () => {
    const { call } = guarded(() => Promise.reject(new UpstreamFailure('timeout')))
    await expect(call(READ)).rejects.toMatchObject({ kind: 'timeout' })
  })
})

describe('a transaction', () => {
  it('goes out only after the id is known', async () => {
    const { call, asked } = guarded(right)
    await call(SEND)
    expect(asked).toEqual(['eth_chainId', 'eth_sendRawTransaction'])
  })

  it.each([
    ['is another', async () => '0x1', 'wrong-chain'],
    ['is not told', () => Promise.reject(new UpstreamFailure('timeout')), 'unchecked'],
    ['is refused', () => Promise.reject(new RpcError(-32601, 'no')), 'unchecked'],
  ])('does not go out when the id %s', async (_title, id, kind) => {
    const { call, asked } = guarded(id)
    await expect(call(SEND)).rejects.toMatchObject({ kind })
    expect(asked).toEqual(['eth_chainId'])
  })
})
