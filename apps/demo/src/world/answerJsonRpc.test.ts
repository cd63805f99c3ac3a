import { expect, test } from 'vitest'
import { answerJsonRpc } from './answerJsonRpc.ts'
import type { ChainRequest } from './types.ts'

const echo: ChainRequest = async (method, params) => ({ method, params })

async function answer(body: unknown, request: ChainRequest = echo): Promise<unknown> {
  const text = await answerJsonRpc(JSON.stringify(body), request)
  return text === undefined ? undefined : JSON.parse(text)
}

const failing =
  (error: unknown): ChainRequest =>
  async () => {
    throw error
  }

test('answers one request with its id', async () => {
  expect(await answer({ jsonrpc: '2.0', id: 'a', method: 'eth_chainId' })).toEqual({
    jsonrpc: '2.0',
    id: 'a',
    result: { method: 'eth_chainId', params: [] },
  })
})

test('an answer of nothing is null, not left out', async () => {
  expect(await answer({ id: 1, method: 'evm_x' }, async () => undefined)).toEqual({
    jsonrpc: '2.0',
    id: 1,
    result: null,
  })
})

test('answers a batch in its order, one request after the other', async () => {
  const running: string[] = []
  const slowFirst: ChainRequest = async (method) => {
    running.push(`${method} begins`)
    await new Promise((resolve) => setTimeout(resolve, method === 'first' ? 20 : 0))
    running.push(`${method} ends`)
    return method
  }
  const batch = [
    { id: 1, method: 'first' },
    { id: 2, method: 'second' },
  ]
  expect(await answer(batch, slowFirst)).toEqual([
    { jsonrpc: '2.0', id: 1, result: 'first' },
    { jsonrpc: '2.0', id: 2, result: 'second' },
  ])
  expect(running).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
})

test('says nothing to notifications', async () => {
  expect(await answer({ method: 'eth_chainId' })).toBeUndefined()
  expect(await answer({ method: 'eth_chainId' }, failing(new Error('no')))).toBeUndefined()
  expect(await answer([{ method: 'a' }, { method: 'b' }])).toBeUndefined()
  expect(await answer([{ method: 'a' }, { id: 2, method: 'b' }])).toMatchObject([{ id: 2 }])
})

test('a body that is not JSON gets -32700', async () => {
  const text = await answerJsonRpc('{', echo)
  expect(JSON.parse(text ?? '')).toMatchObject({ id: null, error: { code: -32700 } })
})

test.each([
  ['null', null, null],
  ['a number', 7, null],
  ['an empty batch', [], null],
  ['no method', { id: 3 }, 3],
  ['a method that is not text', { id: 3, method: 4 }, 3],
  ['named parameters', { id: 3, method: 'a', params: { x: 1 } }, 3],
])('%s is not a request: -32600', async (_, body, id) => {
  expect(await answer(body)).toMatchObject({ id, error: { code: -32600 } })
})

test('one bad entry does not spoil its batch', async () => {
  expect(await answer([null, { id: 2, method: 'ok' }])).toMatchObject([
    { id: null, error: { code: -32600 } },
    { id: 2, result: { method: 'ok' } },
  ])
})

test("a revert keeps the engine's code and the contract's bytes", async () => {
  const reverted = Object.assign(new Error('reverted'), { code: 3, data: '0xdeadbeef' })
  const nested = Object.assign(new Error('reverted'), { code: 3, data: { data: '0x01' } })
  expect(await answer({ id: 1, method: 'a' }, failing(reverted))).toMatchObject({
    error: { code: 3, message: 'reverted', data: '0xdeadbeef' },
  })
  expect(await answer({ id: 1, method: 'a' }, failing(nested))).toMatchObject({
    error: { data: '0x01' },
  })
})

test('an error without a code is an internal one, without data or stack', async () => {
  const failed = { id: 1, jsonrpc: '2.0', error: { code: -32603, message: 'broken' } }
  expect(await answer({ id: 1, method: 'a' }, failing(new Error('broken')))).toEqual(failed)
  expect(await answer({ id: 1, method: 'a' }, failing('broken'))).toEqual(failed)
})
