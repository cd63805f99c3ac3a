import { createServer as createTcpServer, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RunningServer } from '../startServer.ts'
import { faults } from '../testing/faults.ts'
import { answer, type FakeNode, sendJson, startFakeNode } from '../testing/startFakeNode.ts'
import { startTestServer } from '../testing/startTestServer.ts'
import { testChain, testConfig } from '../testing/testConfig.ts'

const KEYS = { RPC_KEY_PRIMARY: 'canary-key-primary', RPC_KEY_SECONDARY: 'canary-key-secondary' }
/** Long where nothing hangs, so that a busy machine cannot change the outcome. */
const patient = { attemptMs: 20_000, hedgeMs: 20_000, totalMs: 60_000 }
/** For a first node that may hang. */
const impatient = { attemptMs: 250, hedgeMs: 20_000, totalMs: 20_000 }

let first: FakeNode
let second: FakeNode
let server: RunningServer
/** Everything that left the server in a test: answers and log lines. */
let seen: string[]

beforeAll(async () => {
  first = await startFakeNode()
  second = await startFakeNode()
})

afterAll(async () => {
  await first.close()
  await second.close()
})

beforeEach(() => {
  seen = []
  for (const node of [first, second]) {
    node.calls.length = 0
    node.behave(answer('0x1'))
  }
})

afterEach(async () => {
  seen.push(await (await fetch(`${server.url}/metrics`)).text())
  await server.close()
  const everything = seen.join('\n')
  for (const secret of [...Object.values(KEYS), first.url, second.url]) {
    expect(everything).not.toContain(secret)
  }
})

async function serve(urls = [first.url, second.url], limits = patient): Promise<void> {
  const config = testConfig(
    { ...KEYS, LOG_LEVEL: 'trace' },
    { chains: [testChain(urls.map((url) => `${url}/v2/{key}?again={key}`))] },
  )
  server = await startTestServer(seen, { config, timeouts: limits })
}

async function ask(method = 'eth_blockNumber', params: unknown[] = [], headers = {}, query = '') {
  const response = await fetch(`${server.url}/api/rpc/31337${query}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ jsonrpc: '2.0', id: 'mine', method, params }),
  })
  const text = await response.text()
  seen.push(text, JSON.stringify([...response.headers]))
  return { status: response.status, body: JSON.parse(text) }
}

const ADDRESS = `0x${'a1'.repeat(20)}`
const HASH = `0x${'ab'.repeat(32)}`
const SEND: [string, unknown[]] = ['eth_sendRawTransaction', ['0x02']]
const found = (result: unknown) => ({ status: 200, body: { jsonrpc: '2.0', id: 'mine', result } })

describe('a node that answers', () => {
  it('gets the call with our own id, its key, and nothing of the visitor', async () => {
    await serve()
    const visitor = {
      Cookie: 'sid=visitor',
      Authorization: 'Bearer visitor',
      'X-Forwarded-For': '203.0.113.7',
      'User-Agent': 'visitor',
      Origin: server.url,
      'Accept-Language': 'visitor',
    }
    expect(await ask('eth_getBalance', [ADDRESS, 'latest'], visitor)).toEqual(found('0x1'))
    expect(first.calls).toHaveLength(1)
    const [call] = first.calls
    expect(call).toMatchObject({ id: 1, method: 'eth_getBalance', params: [ADDRESS, 'latest'] })
    expect(call?.path).toBe('/v2/canary-key-primary?again=canary-key-primary')
    expect(Object.keys(call?.headers ?? {}).sort()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'content-length',
      'content-type',
      'host',
    ])
    expect(second.calls).toHaveLength(0)
  })

  it.each([
    ['a revert', { code: 3, message: 'execution reverted: no', data: '0x08c379a0' }],
    ['a refusal', { code: -32000, message: 'nonce too low' }],
    ['bad parameters', { code: -32602, message: 'missing value', data: { at: 0 } }],
  ])('with %s is believed: the error comes through as it is', async (_title, error) => {
    await serve()
    for (const changes of [{ error }, { error, result: null }]) {
      first.behave(answer(undefined, changes))
      expect((await ask()).body).toEqual({ jsonrpc: '2.0', id: 'mine', error })
    }
    expect(second.calls).toHaveLength(0)
  })

  it('with status 400 and a proper error is believed', async () => {
    await serve()
    const error = { code: -32602, message: 'invalid argument' }
    first.behave(({ id }, response) => sendJson(response, { jsonrpc: '2.0', id, error }, 400))
    expect((await ask()).body.error).toEqual(error)
  })

  it('with an error of null is believed', async () => {
    await serve()
    first.behave(answer('0x2', { error: null }))
    expect(await ask()).toEqual(found('0x2'))
  })

  it('R-DATA-4 cannot tell the visitor its URL or key', async () => {
    await serve()
    const text = `Bad key canary-key-primary at ${first.url}/v2/canary-key-primary?again=canary-key-primary`
    first.behave(answer(undefined, { error: { code: -32000, message: text, data: { text } } }))
    const { error } = (await ask()).body
    expect(error).toEqual({
      code: -32000,
      message: 'Bad key [removed] at [removed]',
      data: { text: 'Bad key [removed] at [removed]' },
    })
  })

  it('may answer eth_getLogs with up to 5 MB, others with up to 1 MB', async () => {
    await serve([first.url])
    const logs = (size: number) => ['a'.repeat(size * 1024 * 1024)]
    const getLogs = () => ask('eth_getLogs', [{ address: ADDRESS }])
    first.behave(answer(logs(6)))
    expect((await getLogs()).body.error).toMatchObject({ code: -32012 })
    first.behave(answer(logs(4)))
    expect((await ask('eth_getCode', [ADDRESS])).body.error).toMatchObject({ code: -32012 })
    expect((await getLogs()).body.result[0]).toHaveLength(4 * 1024 * 1024)
  })
})

describe.each(Object.entries(faults))('R-DATA-4 fault: %s', (_name, fault) => {
  it('R-DATA-4 of the first node: the second answers', async () => {
    await serve(undefined, impatient)
    first.behave(fault)
    second.behave(answer('0x2'))
    expect(await ask()).toEqual(found('0x2'))
    expect(second.calls[0]?.path).toContain('canary-key-secondary')
  })

  it('of the first node from its start: the second answers, and takes transactions', async () => {
    await serve(undefined, impatient)
    first.behave(fault, { id: true })
    second.behave(answer('0x2'))
    expect(await ask()).toEqual(found('0x2'))
    second.behave(answer(HASH))
    expect(await ask(...SEND)).toEqual(found(HASH))
    expect(first.calls.map(({ method }) => method)).not.toContain(SEND[0])
  })

  it('of the second node: the first answers alone', async () => {
    await serve()
    second.behave(fault, { id: true })
    expect(await ask()).toEqual(found('0x1'))
    expect(second.calls).toHaveLength(0)
  })

  it('of the second node, which was asked as well: the first answers', async () => {
    await serve(undefined, { ...patient, hedgeMs: 0 })
    second.behave(fault)
    first.behave(async (...exchange) => {
      await new Promise((resolve) => setTimeout(resolve, 50))
      await answer('0x2')(...exchange)
    })
    expect(await ask()).toEqual(found('0x2'))
  })

  it('of both nodes: a clear error', async () => {
    await serve(undefined, { attemptMs: 250, hedgeMs: 20_000, totalMs: 500 })
    first.behave(fault)
    second.behave(fault)
    const { status, body } = await ask()
    expect(status).toBe(200)
    expect(body).toMatchObject({ jsonrpc: '2.0', id: 'mine' })
    expect([-32010, -32012]).toContain(body.error.code)
  })

  it('of the first node: a transaction is not sent to the second', async () => {
    await serve(undefined, { attemptMs: 1_000, hedgeMs: 0, totalMs: 1_000 })
    first.behave(fault)
    const { status, body } = await ask(...SEND)
    expect(status).toBe(200)
    expect(body.error).toMatchObject({ code: -32011 })
    expect(first.calls).toHaveLength(1)
    expect(second.calls).toHaveLength(0)
  })
})

it('with the patience it has, a node that hangs does not hold up a reader', async () => {
  const config = testConfig(KEYS, { chains: [testChain([first.url, second.url])] })
  const { hedgeMs: _, ...others } = patient
  server = await startTestServer(seen, { config, timeouts: others })
  let isWaiting = false
  first.behave(
    (_call, response) => {
      isWaiting = true
      response.once('close', () => {
        isWaiting = false
      })
    },
    { id: true },
  )
  let askedMeanwhile = false
  second.behave((...exchange) => {
    askedMeanwhile = isWaiting
    return answer('0x1')(...exchange)
  })
  expect(await ask()).toEqual(found('0x1'))
  expect(askedMeanwhile).toBe(true)
})

it('a node of another chain is never believed', async () => {
  await serve()
  first.behave(answer('0x1'), { id: true })
  second.behave(answer('0x2'))
  expect(await ask()).toEqual(found('0x2'))
  second.behave(answer('0x1'), { id: true })
  await server.close()
  await serve()
  expect((await ask()).body.error).toMatchObject({ code: -32010 })
  expect(seen.join('')).toContain('"kind":"wrong-chain"')
})

describe('equal reads', () => {
  it('at the same time are one call, each answered under its own id', async () => {
    await serve()
    const batch = Array.from({ length: 20 }, (_, id) => ({
      jsonrpc: '2.0',
      id,
      method: 'eth_getTransactionCount',
      params: [ADDRESS],
    }))
    const response = await fetch(`${server.url}/api/rpc/31337`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(batch),
    })
    const expected = batch.map(({ id }) => ({ jsonrpc: '2.0', id, result: '0x1' }))
    expect(await response.json()).toEqual(expected)
    expect(first.calls).toHaveLength(1)
  })

  it('one after the other are answered from memory where that is still true', async () => {
    await serve()
    first.behave(answer({ hash: HASH }))
    for (let i = 0; i < 3; i++) {
      expect(await ask('eth_getBlockByHash', [HASH, false])).toEqual(found({ hash: HASH }))
    }
    expect(first.calls).toHaveLength(1)
  })

  it('that send are each sent', async () => {
    await serve()
    first.behave(answer(HASH))
    await Promise.all([ask(...SEND), ask(...SEND)])
    expect(first.calls).toHaveLength(2)
  })
})

describe('a node that cannot be reached', () => {
  it.each([
    ['refuses connections', 'http://127.0.0.1:1'],
    ['has no address', 'https://node.invalid'],
  ])(
    'because it %s is replaced by the second, for reads and for transactions',
    async (_why, url) => {
      await serve([url, second.url], impatient)
      expect(await ask()).toEqual(found('0x1'))
      second.behave(answer(HASH))
      expect(await ask(...SEND)).toEqual(found(HASH))
      expect(second.calls).toHaveLength(2)
    },
  )

  it('because it never finishes the handshake is replaced as well', async () => {
    const sockets: Socket[] = []
    const silent = createTcpServer((socket) => sockets.push(socket))
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    const address = silent.address()
    const port = typeof address === 'object' ? address?.port : undefined
    await serve([`https://127.0.0.1:${port}`, second.url], impatient)
    expect(await ask()).toEqual(found('0x1'))
    second.behave(answer(HASH))
    expect(await ask(...SEND)).toEqual(found(HASH))
    expect(second.calls).toHaveLength(2)
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => silent.close(resolve))
  })

  it('is named in the log by its place, not by its URL', async () => {
    await serve(['http://127.0.0.1:1', second.url])
    await ask()
    const line = seen.find((text) => text.includes('node gave no answer')) ?? '{}'
    expect(JSON.parse(line)).toMatchObject({
      chain: 31337,
      upstream: 'primary',
      method: 'eth_blockNumber',
      kind: 'not-connected',
    })
  })
})

it('a redirect is not followed', async () => {
  await serve([first.url])
  first.behave((_call, response) => {
    response.writeHead(307, { location: `${second.url}/elsewhere` }).end()
  })
  expect((await ask()).body.error).toMatchObject({ code: -32010 })
  expect(second.calls).toHaveLength(0)
})

it('a connection is used again for reads, while a transaction gets a fresh one', async () => {
  await serve()
  const ports = new Set<number | undefined>()
  first.behave((call, response, request) => {
    ports.add(request.socket.remotePort)
    return answer('0x1')(call, response, request)
  })
  for (let i = 0; i < 10; i++) await ask('eth_getTransactionCount', [ADDRESS])
  // Two, because the first call and the question for the chain's id ran side by side.
  expect(ports.size).toBeLessThanOrEqual(2)
  const reads = ports.size
  await ask(...SEND)
  expect(ports.size).toBe(reads + 1)
})

it('a visitor who leaves ends the call to the node', async () => {
  await serve([first.url])
  const left = new Promise<void>((resolve) => {
    first.behave((_call, response) => {
      response.on('close', resolve)
      controller.abort()
    })
  })
  const controller = new AbortController()
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] })
  const headers = { 'Content-Type': 'application/json' }
  const request = fetch(`${server.url}/api/rpc/31337`, {
    method: 'POST',
    headers,
    body,
    signal: controller.signal,
  })
  await expect(request).rejects.toThrow()
  await left
  expect(seen.join('')).not.toContain('unexpected error')
})

it('/readyz asks the nodes and says which chain is not ready', async () => {
  await serve()
  const ready = () => fetch(`${server.url}/readyz`).then(({ status }) => status)
  for (const node of [first, second]) node.behave(answer('0x1'), { id: true })
  expect(await ready()).toBe(503)
  first.behave(answer('0x1'))
  await expect.poll(ready).toBe(200)
})

it('/readyz is content with a second node', async () => {
  await serve()
  first.behave(faults.reset ?? answer(0), { id: true })
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
})

describe('one node alone', () => {
  const askNode = (node: number) => ask('eth_blockNumber', [], {}, `?node=${node}`)

  it('says what it says itself, whatever the other one said before', async () => {
    await serve()
    first.behave(answer('0x11'))
    second.behave(answer('0x22'))
    for (let again = 0; again < 2; again++) {
      expect(await askNode(1)).toEqual(found('0x11'))
      expect(await askNode(2)).toEqual(found('0x22'))
    }
    expect(await ask()).toEqual(found('0x11'))
  })

  it('is not answered for by the other one when it is away', async () => {
    await serve()
    second.behave(faults.reset ?? answer(null))
    expect(await askNode(2)).toMatchObject({ status: 200, body: { error: { code: -32010 } } })
    expect(await askNode(1)).toEqual(found('0x1'))
  })

  it('is asked once more when its connection ended', async () => {
    await serve()
    let count = 0
    second.behave((...call) => {
      count += 1
      return count === 1 ? faults.reset?.(...call) : answer('0x22')(...call)
    })
    expect(await askNode(2)).toEqual(found('0x22'))
    expect(first.calls).toEqual([])
  })

  it('there is no second one where one is configured', async () => {
    await serve([first.url])
    expect(await askNode(2)).toMatchObject({ status: 200, body: { error: { code: -32013 } } })
    expect(first.calls).toEqual([])
  })
})
