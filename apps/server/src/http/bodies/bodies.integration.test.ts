import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import * as contract from '@countersign/gateway'
import { addressOf } from '@countersign/gateway/testing'
import { afterEach, describe, expect, it } from 'vitest'
import type { StartServerOptions } from '../../startServer.ts'
import { answer, startFakeNode } from '../../testing/startFakeNode.ts'
import { startTestServer } from '../../testing/startTestServer.ts'
import { testChain, testConfig } from '../../testing/testConfig.ts'

const open: { close: () => unknown }[] = []

afterEach(async () => {
  for (const thing of open.splice(0).reverse()) await thing.close()
})

async function serve(
  env: Record<string, string> = { RATE_LIMIT: 'off' },
  options: Partial<StartServerOptions> = {},
) {
  const node = await startFakeNode()
  node.behave(answer('0x2'))
  open.push(node)
  const config = testConfig(env, { chains: [testChain([node.url])] })
  const server = await startTestServer([], { config, ...options })
  open.push(server)
  return server
}

/** Begins a request: its head, and as much of its body as is given. */
function begin(port: number, path: string, headers: string[], body = ''): Socket {
  const socket = connect(port, '127.0.0.1')
  // Who is refused in the middle of a body may find the connection cut.
  socket.on('error', () => {})
  open.push({ close: () => socket.destroy() })
  const lines = ['Host: localhost', 'Content-Type: application/json', ...headers]
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
  return socket
}

const idle = (port: number, path: string, headers: string[] = []) =>
  begin(port, path, ['Content-Length: 100', ...headers], '{')

const HASH = `0x${'1'.repeat(64)}`
const GATEWAY = Object.values(contract).flatMap((each) =>
  'method' in each && each.method === 'POST'
    ? each.path
        .replace('{chainId}', '31337')
        .replace(/\{\w*Hash\}/, HASH)
        .replace(/\{\w*Address\}/, addressOf(1))
    : [],
)
const PATHS = [
  ...GATEWAY,
  `/v1/chains/31337/transactions/${HASH}/confirmations`,
  '/v1/none',
  '/v2/none',
  '/api/rpc/31337',
  '/api/auth/verify',
  '/api/auth/logout',
  '/api/none',
  '/api/media/31337/0x/1',
  '/healthz',
  '/',
]

describe('a body that does not say its length', () => {
  const CHUNK = `10000\r\n${'x'.repeat(0x10000)}\r\n`

  it.each(PATHS)(
    'R-BND-1 is refused when it is too long, and the connection goes on: %s',
    async (path) => {
      const server = await serve()
      const socket = begin(
        server.port,
        path,
        ['Transfer-Encoding: chunked'],
        `${CHUNK.repeat(5)}0\r\n\r\n`,
      )
      socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
      const answered = await text(socket)
      expect(answered).toMatch(/^HTTP\/1.1 413 /)
      expect(answered).toContain('"code":"body_too_large"')
      expect(answered).toContain('HTTP/1.1 200 OK')
    },
  )

  it.each(PATHS)('R-BND-1 is not read for ever: %s', async (path) => {
    const server = await serve()
    const socket = begin(server.port, path, ['Transfer-Encoding: chunked'])
    const closed = new Promise((resolve) => socket.once('close', resolve))
    socket.resume()
    let sent = 0
    // Far more than the system's own buffers hold: to get rid of it somebody must have read it.
    while (sent < 100e6 && !socket.destroyed) {
      sent += CHUNK.length
      if (socket.write(CHUNK)) continue
      await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closed])
    }
    expect(sent).toBeLessThan(20e6)
    expect((await fetch(`${server.url}/v1/chains`)).status).toBe(200)
  })
})

describe('a body that does not come', () => {
  const SLOTS = { maxRunning: 2, maxWaiting: 0, maxWaitMs: 1 }
  const concurrency = { gateway: SLOTS, rpc: SLOTS, verify: SLOTS, media: SLOTS, api: SLOTS }

  it.each(PATHS)('R-BND-1 holds nobody else up: %s', async (path) => {
    const server = await serve(undefined, { concurrency, timeouts: { bodyMs: 600_000 } })
    const sockets = Array.from({ length: 10 }, () => idle(server.port, path))
    await Promise.all(sockets.map((socket) => once(socket, 'connect')))
    for (const other of ['/v1/chains', '/api/config', '/api/auth/session', '/healthz']) {
      const { status } = await fetch(`${server.url}${other}`)
      expect([200, 401], other).toContain(status)
    }
    const call = { jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] }
    const asked = await fetch(`${server.url}/api/rpc/31337`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(call),
    })
    expect(await asked.json()).toMatchObject({ result: '0x2' })
  })

  it('R-BND-1 is counted before it comes', async () => {
    const server = await serve({})
    const batch = JSON.stringify(
      Array.from({ length: 20 }, (_, id) => ({
        jsonrpc: '2.0',
        id,
        method: 'eth_blockNumber',
        params: [],
      })),
    )
    const ask = () =>
      fetch(`${server.url}/api/rpc/31337`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: batch,
      })
    for (let i = 0; i < 60; i++) expect((await ask()).status).toBe(200)
    expect(await text(idle(server.port, '/api/rpc/31337'))).toMatch(/^HTTP\/1.1 429 /)
  })

  it('R-BND-1 is not waited for', async () => {
    const server = await serve(undefined, { timeouts: { bodyMs: 50 } })
    const answered = await text(idle(server.port, '/api/rpc/31337'))
    expect(answered).toMatch(/^HTTP\/1.1 408 /)
    expect(answered).toMatch(/connection: close/i)
    expect(answered).toContain('"code":"request_timeout"')
  })

  it('R-BND-1 one address has a few of at once, and others have theirs', async () => {
    const env = { RATE_LIMIT: 'off', TRUST_PROXY: '127.0.0.1' }
    const server = await serve(env, { timeouts: { bodyMs: 600_000 } })
    const path = '/v1/none'
    const greedy = ['X-Forwarded-For: 203.0.113.1']
    const answers: string[] = []
    for (let i = 0; i < 40; i++) {
      const socket = idle(server.port, path, greedy)
      text(socket).then(
        (answered) => answers.push(answered),
        // Those that were let in wait until the test is over.
        () => {},
      )
    }
    while (answers.length < 8) await fetch(`${server.url}/healthz`)
    for (const refused of answers) {
      expect(refused).toMatch(/^HTTP\/1.1 429 /)
      expect(refused).toMatch(/retry-after: \d/i)
    }
    const other = begin(
      server.port,
      path,
      ['Content-Length: 2', 'Connection: close', 'X-Forwarded-For: 203.0.113.2'],
      '{}',
    )
    expect(await text(other)).toMatch(/^HTTP\/1.1 404 /)
    expect(answers).toHaveLength(8)
  })

  it('R-BND-1 a place is taken once it is there', async () => {
    const server = await serve(undefined, { concurrency, timeouts: { bodyMs: 600_000 } })
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] })
    const headers = [`Content-Length: ${body.length}`, 'Connection: close']
    const slow = begin(server.port, '/api/rpc/31337', headers, body.slice(0, 5))
    await once(slow, 'connect')
    const state = async () => (await fetch(`${server.url}/metrics`)).text()
    expect(await state()).toContain('{work="rpc",state="running"} 0')
    slow.write(body.slice(5))
    expect(await text(slow)).toContain('"result":"0x2"')
    expect(await state()).toContain('{work="rpc",state="running"} 0')
  })
})

describe('a body that comes together with its head', () => {
  const CALL = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] })
  const whole = (path: string, last = false) =>
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n` +
    `Content-Length: ${CALL.length}\r\n${last ? 'Connection: close\r\n' : ''}\r\n${CALL}`
  /** So many requests in one packet, and everything that is answered. */
  const burst = (port: number, path: string, count: number) => {
    const socket = connect(port, '127.0.0.1')
    open.push({ close: () => socket.destroy() })
    socket.write(whole(path).repeat(count - 1) + whole(path, true))
    return text(socket)
  }

  it('R-BND-1 is shed before the app sees it', async () => {
    const rpc = { maxRunning: 2, maxWaiting: 1, maxWaitMs: 600_000 }
    const server = await serve(undefined, { concurrency: { rpc } })
    const answered = await burst(server.port, '/api/rpc/31337', 10)
    expect(answered.match(/HTTP\/1.1 200 /g)).toHaveLength(3)
    expect(answered.match(/HTTP\/1.1 503 /g)).toHaveLength(7)
    expect(answered.match(/"code":"overloaded"/g)).toHaveLength(7)
    // Only what comes from the app has a number.
    expect(answered.match(/x-request-id/gi)).toHaveLength(3)
  })
})
