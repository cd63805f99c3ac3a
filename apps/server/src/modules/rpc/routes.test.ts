import { describe, expect, it } from 'vitest'
import type { ChainRequest } from '../../chains/createFailover.ts'
import {
  ChainUnavailableError,
  RpcError,
  SendUncertainError,
  UpstreamFailure,
} from '../../errors/chainErrors.ts'
import { testApp } from '../../testing/testApp.ts'
import { validParams } from '../../testing/validParams.ts'

const JSON_TYPE = { 'Content-Type': 'application/json' }
const call = (changes: object = {}) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'eth_blockNumber',
  params: [],
  ...changes,
})

/** Posts a body (an object as JSON) to the proxy, whose chain answers with `request`. */
async function post(
  body: unknown,
  options: {
    request?: ChainRequest
    path?: string
    headers?: Headers | Record<string, string>
  } = {},
) {
  const asked: unknown[] = []
  const { app } = await testApp({
    request: async (method, params, given) => {
      asked.push([method, params])
      return options.request ? options.request(method, params, given) : `result of ${method}`
    },
  })
  const response = await app.request(options.path ?? '/api/rpc/31337', {
    method: 'POST',
    headers: options.headers ?? JSON_TYPE,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { status: response.status, body: await response.json(), asked }
}

describe('transport', () => {
  it.each(['1', '031337', '31337.0', '0x7a69', 'one', '31337e0', '-31337', '99999999999999999999'])(
    'chain %s is unknown',
    async (id) => {
      const { status, body, asked } = await post(call(), { path: `/api/rpc/${id}` })
      expect(status).toBe(404)
      expect(body).toEqual({ code: 'unknown_chain', message: 'This chain is not configured here.' })
      expect(asked).toEqual([])
    },
  )

  it.each([undefined, 'text/plain', 'application/jsonp', 'application/x-www-form-urlencoded'])(
    'refuses the content type %s',
    async (type) => {
      const headers = type === undefined ? new Headers() : new Headers({ 'Content-Type': type })
      const { status, body } = await post(call(), { headers })
      expect(status).toBe(415)
      expect(body).toMatchObject({ code: 'wrong_content_type' })
    },
  )

  it('takes a content type with a character set', async () => {
    const headers = { 'Content-Type': 'Application/JSON; charset=utf-8' }
    expect(await post(call(), { headers })).toMatchObject({ status: 200 })
  })

  it('refuses a compressed body', async () => {
    const headers = { ...JSON_TYPE, 'Content-Encoding': 'gzip' }
    const { status, body } = await post(call(), { headers })
    expect(status).toBe(415)
    expect(body).toMatchObject({ code: 'wrong_content_encoding' })
  })

  it('refuses a body above 128 kB and takes one just below', async () => {
    const ofLength = (length: number) => JSON.stringify(call()).padEnd(length, ' ')
    expect(await post(ofLength(128 * 1024))).toMatchObject({ status: 200 })
    const { status, body, asked } = await post(ofLength(128 * 1024 + 1))
    expect(status).toBe(413)
    expect(body).toMatchObject({ code: 'body_too_large' })
    expect(asked).toEqual([])
  })
})

describe('what is refused without asking a node', () => {
  const refused: [title: string, body: unknown, status: number, id: unknown, code: number][] = [
    ['no JSON', '{"jsonrpc":', 400, null, -32700],
    ['nothing', '', 400, null, -32700],
    ['a number', '7', 400, null, -32600],
    ['null', 'null', 400, null, -32600],
    ['an empty batch', [], 400, null, -32600],
    ['a batch of 21', Array(21).fill(call()), 400, null, -32600],
    ['no id', call({ id: undefined }), 400, null, -32600],
    ['id null', call({ id: null }), 400, null, -32600],
    ['an id that is an object', call({ id: {} }), 400, null, -32600],
    ['a long id', call({ id: 'x'.repeat(129) }), 400, null, -32600],
    ['no version', call({ jsonrpc: undefined }), 200, 1, -32600],
    ['version 1', call({ jsonrpc: '1.0' }), 200, 1, -32600],
    ['no method', call({ method: undefined }), 200, 1, -32600],
    ['a method that is a list', call({ method: ['eth_call'] }), 200, 1, -32600],
    ['wrong params', call({ method: 'eth_call', params: [] }), 200, 1, -32602],
    ['params that are an object', call({ params: {} }), 200, 1, -32602],
    ['params that are null', call({ params: null }), 200, 1, -32602],
    ['deep params', call({ params: JSON.parse('['.repeat(17) + ']'.repeat(17)) }), 200, 1, -32602],
    [
      'very deep params',
      `{"id":1,"jsonrpc":"2.0","method":"eth_call","params":${'['.repeat(60_000)}${']'.repeat(60_000)}}`,
      200,
      1,
      -32602,
    ],
  ]
  it.each(refused)('%s', async (_title, content, status, id, code) => {
    const { asked, ...answer } = await post(content)
    expect(answer).toMatchObject({
      status,
      body: { jsonrpc: '2.0', id, error: { code, message: expect.stringMatching(/^[A-Z].*\.$/) } },
    })
    expect(asked).toEqual([])
  })

  it.each([
    'eth_accounts',
    'eth_sendTransaction',
    'eth_sign',
    'personal_unlockAccount',
    'debug_traceTransaction',
    'evm_mine',
    'hardhat_setBalance',
    'admin_peers',
    'eth_newFilter',
    'eth_subscribe',
    'ETH_CALL',
    'eth_call ',
    '__proto__',
    'constructor',
    'toString',
    '',
  ])('method %j', async (method) => {
    const { status, body, asked } = await post(call({ method }))
    expect(status).toBe(200)
    expect(body).toEqual({
      jsonrpc: '2.0',
      id: 1,
      error: { code: -32601, message: 'This method is not available here.' },
    })
    expect(asked).toEqual([])
  })
})

describe('what is asked', () => {
  it.each(Object.entries(validParams))('%s is allowed', async (method, params) => {
    const { status, body, asked } = await post(call({ method, params }))
    expect(status).toBe(200)
    expect(body).toEqual({ jsonrpc: '2.0', id: 1, result: `result of ${method}` })
    expect(asked).toEqual([[method, params]])
  })

  it('logs up to the newest block are asked for when that is near enough', async () => {
    const params = [{ address: `0x${'a1'.repeat(20)}`, fromBlock: '0x64' }]
    const upTo = (head: string) =>
      post(call({ method: 'eth_getLogs', params }), {
        request: async (method) => (method === 'eth_blockNumber' ? head : []),
      })
    const near = await upTo('0x833')
    expect(near.body).toEqual({ jsonrpc: '2.0', id: 1, result: [] })
    expect(near.asked).toEqual([
      ['eth_blockNumber', []],
      ['eth_getLogs', params],
    ])
    const far = await upTo('0x834')
    expect(far.body).toMatchObject({ id: 1, error: { code: -32602 } })
    expect(far.asked).toHaveLength(1)
  })

  it.each([0, -1, 1.5, 'text', ''])('id %j comes back as it was', async (id) => {
    expect(await post(call({ id }))).toMatchObject({ body: { id } })
  })

  it('absent params are an empty list', async () => {
    expect((await post(call({ params: undefined }))).asked).toEqual([['eth_blockNumber', []]])
  })

  it('a result of null stays', async () => {
    const { body } = await post(call(), { request: async () => null })
    expect(body).toEqual({ jsonrpc: '2.0', id: 1, result: null })
  })

  it('each call of a batch is answered in its place, under its id, good or bad', async () => {
    const { status, body } = await post(
      [
        call({ id: 'b' }),
        call({ id: 2, method: 'eth_accounts' }),
        call({ id: 2, method: 'eth_chainId' }),
        [call()],
        call({ id: 'fails', method: 'eth_gasPrice' }),
      ],
      {
        request: async (method) => {
          if (method === 'eth_gasPrice') throw new RpcError(3, 'execution reverted', '0x08c379a0')
          return method
        },
      },
    )
    expect(status).toBe(200)
    expect(body).toMatchObject([
      { id: 'b', result: 'eth_blockNumber' },
      { id: 2, error: { code: -32601 } },
      { id: 2, result: 'eth_chainId' },
      { id: null, error: { code: -32600 } },
      { id: 'fails', error: { code: 3, message: 'execution reverted', data: '0x08c379a0' } },
    ])
  })

  it('a batch may hold 20 calls, and one of one is answered with a list', async () => {
    expect((await post(Array(20).fill(call()))).body).toHaveLength(20)
    expect((await post([call()])).body).toHaveLength(1)
  })
})

describe('one node alone', () => {
  const ask = (node: string, body: unknown) => post(body, { path: `/api/rpc/31337?node=${node}` })

  it('is asked by its place, and one that is not there is no error of the request', async () => {
    const result = 'result of eth_blockNumber'
    expect(await ask('2', call())).toMatchObject({ status: 200, body: { id: 1, result } })
    const { status, body, asked } = await ask('3', [call(), call({ id: 2 })])
    expect(status).toBe(200)
    expect(body).toMatchObject([1, 2].map((id) => ({ id, error: { code: -32013 } })))
    expect(asked).toEqual([])
  })

  it.each(['0', '', '-1', '10', 'primary', '1.0', '%31%20'])('%j names none', async (node) => {
    const { status, body, asked } = await ask(node, call())
    expect({ status, body }).toMatchObject({ status: 400, body: { code: 'invalid_node' } })
    expect(asked).toEqual([])
  })

  it('sends nothing', async () => {
    const method = 'eth_sendRawTransaction'
    const { body, asked } = await ask('1', call({ method, params: validParams[method] }))
    expect(body).toMatchObject({ error: { code: -32601 } })
    expect(asked).toEqual([])
  })
})

describe('errors of the chain', () => {
  const failing = (error: Error) => post(call(), { request: () => Promise.reject(error) })

  it('of the node itself are passed on as they are', async () => {
    const { status, body } = await failing(new RpcError(3, 'execution reverted', { reason: '0x' }))
    expect(status).toBe(200)
    const error = { code: 3, message: 'execution reverted', data: { reason: '0x' } }
    expect(body).toEqual({ jsonrpc: '2.0', id: 1, error })
  })

  it('without data have none', async () => {
    const { body } = await failing(new RpcError(-32000, 'nonce too low'))
    const error = { code: -32000, message: 'nonce too low' }
    expect(body).toEqual({ jsonrpc: '2.0', id: 1, error })
  })

  it.each([
    [
      new ChainUnavailableError([new UpstreamFailure('timeout'), new UpstreamFailure('too-large')]),
      -32010,
      'No node of this network gives an answer right now. Try again in a moment.',
    ],
    [
      new ChainUnavailableError([]),
      -32010,
      'No node of this network gives an answer right now. Try again in a moment.',
    ],
    [
      new ChainUnavailableError([new UpstreamFailure('too-large')]),
      -32012,
      'The answer is too large. Ask for less at once.',
    ],
    [
      new SendUncertainError(new UpstreamFailure('timeout')),
      -32011,
      'The node did not say whether it took the transaction. Look for its hash before you send it again.',
    ],
  ])('%s is said in a clear sentence', async (error, code, message) => {
    const { status, body } = await failing(error)
    expect(status).toBe(200)
    expect(body).toEqual({ jsonrpc: '2.0', id: 1, error: { code, message } })
  })

  it('that nobody expected go through the funnel', async () => {
    const { status, body } = await failing(new TypeError('a bug'))
    expect(status).toBe(500)
    expect(body).toMatchObject({ code: 'internal_error' })
  })
})

describe('a visitor who leaves', () => {
  const signalFor = async (method: string) => {
    let signal: AbortSignal | undefined
    await post(call({ method, params: validParams[method] }), {
      request: async (_method, _params, options) => {
        signal = options?.signal
        return '0x'
      },
    })
    return signal
  }

  it('stops a read, but not a transaction on its way', async () => {
    expect(await signalFor('eth_call')).toBeInstanceOf(AbortSignal)
    expect(await signalFor('eth_sendRawTransaction')).toBeUndefined()
  })
})
