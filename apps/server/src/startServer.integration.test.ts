import { Agent, request as httpRequest } from 'node:http'
import { connect, createServer as createTcpServer, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { listenHost } from './http/listen.ts'
import type { RunningServer, StartServerOptions } from './startServer.ts'
import { answer, type FakeNode, startFakeNode } from './testing/startFakeNode.ts'
import { startTestServer } from './testing/startTestServer.ts'
import { temporaryDirectory, testChain, testConfig } from './testing/testConfig.ts'
import { testSite } from './testing/testSite.ts'

const open: { close: () => Promise<void> }[] = []
const lines: string[] = []

afterEach(async () => {
  for (const thing of open.splice(0).reverse()) await thing.close()
  lines.length = 0
})

async function serve(
  options: Partial<StartServerOptions> = {},
  node?: FakeNode,
): Promise<RunningServer> {
  const config = testConfig({}, node ? { chains: [testChain([node.url])] } : {})
  const server = await startTestServer(lines, { config, ...options })
  open.push(server)
  return server
}

async function fakeNode(): Promise<FakeNode> {
  const node = await startFakeNode()
  open.push(node)
  return node
}

/** A bare connection, for what no HTTP client would send. */
async function dial({ port }: RunningServer): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  await new Promise((resolve) => socket.once('connect', resolve))
  return socket
}

async function exchange(server: RunningServer, sent: string): Promise<string> {
  const socket = await dial(server)
  socket.write(sent)
  return text(socket)
}

const call = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] })
const post = (server: RunningServer) =>
  fetch(`${server.url}/api/rpc/31337`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: call,
  })

/** A node that answers when told to, and says when it was asked. */
function holdAnswers(node: FakeNode) {
  const held = Promise.withResolvers<void>()
  const asked = new Promise<void>((resolve) => {
    node.behave(async (...exchanged) => {
      resolve()
      await held.promise
      await answer('0x2')(...exchanged)
    })
  })
  return { asked, release: () => held.resolve() }
}

describe('start', () => {
  it('serves on the port that the system chose for 0', async () => {
    const server = await serve()
    expect(server.url).toBe(`http://localhost:${server.port}`)
    expect(await (await fetch(server.url)).text()).toBe('<p>app</p>')
  })

  it.each([
    ['127.0.0.1', 'https://app.example.org'],
    ['::1', 'http://localhost:4100'],
  ])('R-OP-10 listens on HOST %s alone, whatever visitors type', async (HOST, PUBLIC_URL) => {
    const config = testConfig({ HOST, PUBLIC_URL, DRAIN_SECONDS: '0' })
    const server = await serve({ config })
    const reaches = (host: string) =>
      new Promise<boolean>((resolve) => {
        const socket = connect(server.port, host)
        socket.once('connect', () => resolve(true))
        socket.once('error', () => resolve(false))
        socket.once('close', () => socket.destroy())
      })
    expect(await reaches(HOST)).toBe(true)
    expect(await reaches(HOST === '::1' ? '127.0.0.1' : '127.0.0.2')).toBe(false)
  })

  it('R-OP-10 an address that is none of this machine’s is named in one sentence', async () => {
    const config = testConfig({ HOST: '203.0.113.1' })
    await expect(serve({ config })).rejects.toMatchObject({
      name: 'ServerError',
      message: 'HOST: wants an address of this machine, which this one is not',
    })
  })

  it('R-OP-9 says in one line what runs, without an address that may hold a key', async () => {
    const key = 'k'.repeat(20)
    const chain = testChain([`https://node.example/{key}`])
    const config = testConfig({ RPC_KEY_PRIMARY: key }, { chains: [chain] })
    await serve({ config })
    const said = lines.filter((line) => line.includes('listening'))
    expect(said).toHaveLength(1)
    expect(JSON.parse(said[0] ?? '')).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      ...{ node: process.version, database: 'postgres', roles: ['web'], limits: 'on' },
      chains: [{ id: 31337, nodes: 1, firstBlock: 0 }],
    })
    expect(said[0]).not.toMatch(/node\.example|kkkk/)
  })

  it('R-OP-9 writes no line for a probe, and one for what a visitor asks', async () => {
    const server = await serve()
    const before = lines.length
    for (const path of ['/healthz', '/readyz', '/metrics', '/api/config']) {
      await (await fetch(`http://127.0.0.1:${server.port}${path}`)).text()
    }
    const paths = lines.slice(before).map((line) => JSON.parse(line).path)
    expect(paths.filter((path) => path !== undefined)).toEqual(['/api/config'])
  })

  it('a taken port is named in one sentence', async () => {
    const taken = await serve()
    const config = { ...testConfig(), port: taken.port }
    await expect(serve({ config })).rejects.toMatchObject({
      name: 'ServerError',
      message: `Port ${taken.port} is already in use. Set PORT to another one.`,
    })
  })

  it('a site that was not built is named in one sentence', async () => {
    const root = temporaryDirectory()
    await expect(serve({ site: { root } })).rejects.toMatchObject({
      name: 'ServerError',
      message: `There is no index.html in ${root}. Run the build first: npm run build.`,
    })
  })

  it.each([
    ['http://localhost:4100', '127.0.0.1'],
    ['http://127.0.0.1:4100', '127.0.0.1'],
    ['http://[::1]:4100', '::1'],
    ['https://app.example.org', '0.0.0.0'],
    ['http://localhost.example.org', '0.0.0.0'],
  ])('for %s listens on %s', (publicUrl, host) => {
    expect(listenHost(publicUrl)).toBe(host)
  })
})

describe('close', () => {
  it('lets a request in flight finish, and takes no new ones', async () => {
    const node = await fakeNode()
    const { asked, release } = holdAnswers(node)
    const server = await serve({ timeouts: { finishMs: 600_000, totalMs: 600_000 } }, node)
    const response = post(server)
    await asked
    const closed = server.close()
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow()
    release()
    expect(await (await response).json()).toEqual({ jsonrpc: '2.0', id: 1, result: '0x2' })
    await closed
  })

  it('does not wait for connections on which nothing runs', async () => {
    const server = await serve({ timeouts: { finishMs: 600_000 } })
    // One that never asked anything, as browsers open ahead of need, and one that is kept alive.
    const unused = await dial(server)
    const used = await dial(server)
    used.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await new Promise((resolve) => used.once('data', resolve))
    const ended = [unused, used].map((socket) => text(socket))
    await server.close()
    await Promise.all(ended)
  })

  it('closes a kept-alive connection once its last request is answered', async () => {
    const node = await fakeNode()
    const { asked, release } = holdAnswers(node)
    const server = await serve({ timeouts: { finishMs: 600_000, totalMs: 600_000 } }, node)
    const agent = new Agent({ keepAlive: true })
    const headers = { 'Content-Type': 'application/json' }
    const path = '/api/rpc/31337'
    const answered = new Promise<string>((resolve, reject) => {
      const options = { host: '127.0.0.1', port: server.port, path, method: 'POST', headers, agent }
      httpRequest(options, (response) => resolve(text(response)))
        .on('error', reject)
        .end(call)
    })
    await asked
    const closed = server.close()
    release()
    expect(JSON.parse(await answered)).toMatchObject({ result: '0x2' })
    await closed
    agent.destroy()
  })

  it('cuts what does not finish in time', async () => {
    const node = await fakeNode()
    const { asked, release } = holdAnswers(node)
    const server = await serve({ timeouts: { finishMs: 20, totalMs: 600_000 } }, node)
    const response = post(server)
    const failed = expect(response).rejects.toThrow()
    await asked
    await server.close()
    await failed
    release()
  })

  it('can be asked for twice', async () => {
    const server = await serve()
    await Promise.all([server.close(), server.close()])
    await server.close()
  })

  it('frees the port', async () => {
    const server = await serve()
    await server.close()
    const next = createTcpServer()
    await new Promise<void>((resolve) => next.listen(server.port, '127.0.0.1', resolve))
    await new Promise((resolve) => next.close(resolve))
  })
})

describe('close, where somebody balances', () => {
  const draining = () => ({ config: { ...testConfig(), drainSeconds: 600 } })

  it('first says so and serves everything, and every answer ends its connection', async () => {
    const server = await serve(draining())
    const kept = await dial(server)
    const ended = text(kept)
    kept.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await new Promise((resolve) => kept.once('data', resolve))
    const closed = server.close()
    const ready = await fetch(`${server.url}/readyz`)
    expect(ready.status).toBe(503)
    expect(await ready.json()).toMatchObject({ code: 'draining' })
    // On a new connection and on one from before.
    const served = await fetch(`${server.url}/api/config`)
    expect(served.status).toBe(200)
    expect(served.headers.get('Connection')).toBe('close')
    kept.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')
    expect((await ended).match(/HTTP\/1.1 200 OK/g)).toHaveLength(2)
    await server.close({ atOnce: true })
    await closed
  })

  it('then closes the port, when the time is over or somebody is in a hurry', async () => {
    const short = await serve({ config: { ...testConfig(), drainSeconds: 0.02 } })
    const hurried = await serve(draining())
    const closed = hurried.close()
    await Promise.all([short.close(), hurried.close({ atOnce: true }), closed])
    for (const { url } of [short, hurried]) await expect(fetch(`${url}/healthz`)).rejects.toThrow()
  })

  it('lets a request finish that ran through both phases', async () => {
    const node = await fakeNode()
    const { asked, release } = holdAnswers(node)
    const config = testConfig({}, { chains: [testChain([node.url])] })
    const server = await serve({
      config: { ...config, drainSeconds: 600 },
      timeouts: { finishMs: 600_000, totalMs: 600_000 },
    })
    const response = post(server)
    await asked
    const closed = server.close()
    void server.close({ atOnce: true })
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow()
    release()
    expect(await (await response).json()).toMatchObject({ result: '0x2' })
    await closed
  })
})

describe('what is not proper HTTP', () => {
  const host = 'Host: localhost\r\n'
  const bad: [title: string, sent: string, status: number, code: string][] = [
    ['garbage', 'GARBAGE\r\n\r\n', 400, 'bad_request'],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'bad_request'],
    ['a bad host', 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 400, 'bad_request'],
    [
      'two lengths',
      `POST / HTTP/1.1\r\n${host}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`,
      400,
      'bad_request',
    ],
    [
      'long headers',
      `GET / HTTP/1.1\r\n${host}X: ${'x'.repeat(17_000)}\r\n\r\n`,
      431,
      'headers_too_large',
    ],
    [
      'an unknown expectation',
      `GET /none HTTP/1.1\r\n${host}Expect: x\r\nConnection: close\r\n\r\n`,
      404,
      'not_found',
    ],
  ]
  it.each(bad)('%s is answered like every error', async (_title, sent, status, code) => {
    const answered = await exchange(await serve(), sent)
    const [head = '', body = ''] = answered.split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(head.toLowerCase()).toContain("content-security-policy: default-src 'self'")
    expect(head.toLowerCase()).toContain('x-content-type-options: nosniff')
    expect(JSON.parse(body)).toMatchObject({ code, message: expect.any(String) })
  })

  it('garbage behind a request does not get into the answer that is being sent', async () => {
    // Too large to be sent at once, so that it is still on its way when the garbage comes.
    const root = testSite({ 'large.txt': 'x'.repeat(32 * 1024 * 1024) })
    const socket = await dial(await serve({ site: { root } }))
    socket.write(`GET /large.txt HTTP/1.1\r\n${host}\r\n`)
    await new Promise((resolve) => socket.once('readable', resolve))
    socket.write('GARBAGE\r\n\r\n')
    const answered = await text(socket)
    expect(answered).toMatch(/^HTTP\/1.1 200 /)
    expect(answered.indexOf('HTTP/1.1', 1)).toBe(-1)
  })

  it('headers that never end are cut off', async () => {
    const server = await serve({ timeouts: { headersMs: 20, requestMs: 60_000, checkMs: 10 } })
    const answered = await exchange(server, `GET / HTTP/1.1\r\n${host}`)
    expect(answered).toMatch(/^HTTP\/1.1 408 /)
    expect(answered).toContain('"code":"request_timeout"')
  })

  it('a body that never ends is cut off', async () => {
    const server = await serve({ timeouts: { headersMs: 20, requestMs: 40, checkMs: 10 } })
    const head = `POST /api/rpc/31337 HTTP/1.1\r\n${host}Content-Type: application/json\r\n`
    const answered = await exchange(server, `${head}Content-Length: 100\r\n\r\n{`)
    expect(answered).toMatch(/^HTTP\/1.1 408 /)
  })

  it('a body in pieces of unknown length is read, up to its limit', async () => {
    const server = await serve({}, await fakeNode())
    const head =
      `POST /api/rpc/31337 HTTP/1.1\r\n${host}Content-Type: application/json\r\n` +
      'Connection: close\r\nTransfer-Encoding: chunked\r\n\r\n'
    const chunk = (content: string) => `${content.length.toString(16)}\r\n${content}\r\n`
    const short = await exchange(server, `${head}${chunk(call)}0\r\n\r\n`)
    expect(short).toContain('"result":"0x1"')
    const long = await exchange(server, `${head}${chunk('x'.repeat(128 * 1024 + 1))}0\r\n\r\n`)
    expect(long).toMatch(/^HTTP\/1.1 413 /)
  })

  it('a visitor who leaves in the middle of a body is no error of ours', async () => {
    const server = await serve()
    const socket = await dial(server)
    const head = `POST /api/rpc/31337 HTTP/1.1\r\n${host}Content-Type: application/json\r\n`
    socket.write(`${head}Content-Length: 100\r\n\r\n{`)
    // The request has arrived when a later one on another connection was answered.
    await fetch(`${server.url}/healthz`)
    socket.resetAndDestroy()
    while (!lines.some((line) => line.includes('/api/rpc/'))) {
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    expect(lines.join('')).not.toContain('unexpected error')
  })
})
