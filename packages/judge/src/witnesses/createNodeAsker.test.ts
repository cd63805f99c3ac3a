import { expect, it } from 'vitest'
import type { RpcCall } from './asker.ts'
import { createNodeAsker } from './createNodeAsker.ts'

const CALLS: RpcCall[] = [
  { method: 'eth_blockNumber', params: [] },
  { method: 'eth_getProof', params: [] },
]
const said = (value: unknown) => ({ state: 'said', value })
const silent = { state: 'silent' }
const notAsked = { state: 'notAsked' }

const answering = (body: unknown, status = 200) => {
  const asked: { url: string; body: unknown }[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    asked.push({ url: String(input), body: JSON.parse(String(init?.body)) })
    return Response.json(body, { status })
  }
  const ask = createNodeAsker({ url: '/api/rpc/1', node: 2, fetch })
  return { asked, replies: ask(CALLS) }
}
const error = (id: number, code: number) => ({ id, error: { code, message: '' } })

it('R-GW-1 asks one node everything in one request', async () => {
  const { asked, replies } = answering([
    { id: 1, result: 'b' },
    { id: 0, result: 'a' },
  ])
  expect(await replies).toEqual([said('a'), said('b')])
  expect(asked).toEqual([
    { url: '/api/rpc/1?node=2', body: CALLS.map((call, id) => ({ jsonrpc: '2.0', id, ...call })) },
  ])
})

it.each<[string, unknown, object[]]>([
  ['there is no such node', [error(0, -32013), error(1, -32013)], [notAsked, notAsked]],
  ['a node lacks a method', [{ id: 0, result: 'a' }, error(1, -32601)], [said('a'), notAsked]],
  ['a node is away', [error(0, -32010), error(1, -32010)], [silent, silent]],
  ['a call reverts', [{ id: 0, result: 'a' }, error(1, 3)], [said('a'), silent]],
  ['an answer is missing', [{ id: 0, result: 'a' }], [said('a'), silent]],
  [
    'an answer is null',
    [
      { id: 0, result: null },
      { id: 1, result: 'b' },
    ],
    [silent, said('b')],
  ],
  ['something else answers', { message: 'hello' }, [silent, silent]],
])('R-GW-1 knows silence from nobody to ask, when %s', async (_, body, expected) => {
  expect(await answering(body).replies).toEqual(expected)
})

it('R-GW-1 a server that cannot be reached, or sends no JSON, is silent', async () => {
  for (const fetch of [
    () => Promise.reject(new TypeError('offline')),
    async () => new Response('<h1>Welcome</h1>'),
  ]) {
    const ask = createNodeAsker({ url: '/api/rpc/1', node: 1, fetch })
    expect(await ask(CALLS)).toEqual([silent, silent])
  }
})
