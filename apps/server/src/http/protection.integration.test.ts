import { Agent, request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import type { RunningServer, StartServerOptions } from '../startServer.ts'
import { answer, type FakeNode, startFakeNode } from '../testing/startFakeNode.ts'
import { startTestServer } from '../testing/startTestServer.ts'
import { testChain, testConfig } from '../testing/testConfig.ts'

const open: { close: () => Promise<void> }[] = []
const lines: string[] = []

afterEach(async () => {
  for (const thing of open.splice(0).reverse()) await thing.close()
  lines.length = 0
})

async function serve(
  env: Record<string, string> = {},
  options: Partial<StartServerOptions> = {},
  node?: FakeNode,
): Promise<RunningServer> {
  const config = testConfig(env, node ? { chains: [testChain([node.url])] } : {})
  const server = await startTestServer(lines, { config, ...options })
  open.push(server)
  return server
}

async function fakeNode(): Promise<FakeNode> {
  const node = await startFakeNode()
  open.push(node)
  return node
}

/** A GET with headers that `fetch` would not send. */
function get(server: RunningServer, path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: string }>(
    (resolve, reject) => {
      httpRequest({ host: '127.0.0.1', port: server.port, path, headers }, async (response) =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: await text(response),
        }),
      )
        .on('error', reject)
        .end()
    },
  )
}

const rpc = (server: RunningServer, body: unknown) =>
  fetch(`${server.url}/api/rpc/31337`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
const call = { jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] }

describe('rate limits', () => {
  /** How many of 35 requests for a nonce were let through, whatever answers them. */
  async function allowed(server: RunningServer, header: (index: number) => string | undefined) {
    const answers = []
    for (let i = 0; i < 35; i++) {
      const forwarded = header(i)
      const headers: Record<string, string> = {}
      if (forwarded !== undefined) headers['X-Forwarded-For'] = forwarded
      answers.push(await get(server, '/api/auth/nonce', headers))
    }
    return { answers, count: answers.filter(({ status }) => status !== 429).length }
  }

  it('say when to come back', async () => {
    const { answers, count } = await allowed(await serve(), () => undefined)
    expect(count).toBe(30)
    const last = answers.at(-1)
    expect(last).toMatchObject({ status: 429 })
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(last?.headers['retry-after'])).toBeLessThanOrEqual(60)
    expect(JSON.parse(last?.body ?? '')).toMatchObject({ code: 'rate_limited' })
    expect(last?.headers['content-security-policy']).toBeDefined()
  })

  it('do not believe a visitor who names another address', async () => {
    const { count } = await allowed(await serve(), (i) => `203.0.113.${i}`)
    expect(count).toBe(30)
  })

  it('believe a proxy that is trusted', async () => {
    const server = await serve({ TRUST_PROXY: '127.0.0.1' })
    expect((await allowed(server, (i) => `203.0.113.${i}`)).count).toBe(35)
    expect((await allowed(server, (i) => `1.2.3.${i}, 198.51.100.1`)).count).toBe(30)
  })

  it('count an IPv6 household as one', async () => {
    const server = await serve({ TRUST_PROXY: '127.0.0.1' })
    expect((await allowed(server, (i) => `2001:db8::${i + 1}`)).count).toBe(30)
    expect((await allowed(server, (i) => `2001:db8:1:${i + 1}::1`)).count).toBe(35)
  })

  it('count the calls of a batch', async () => {
    const server = await serve({}, {}, await fakeNode())
    const batch = Array.from({ length: 20 }, (_, id) => ({ ...call, id }))
    const statuses = []
    for (let i = 0; i < 61; i++) statuses.push((await rpc(server, batch)).status)
    expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true)
    expect(statuses[60]).toBe(429)
  })

  it('can be turned off', async () => {
    const server = await serve({ RATE_LIMIT: 'off' })
    expect((await allowed(server, () => undefined)).count).toBe(35)
  })

  it('never stand between an orchestrator and the process', async () => {
    const server = await serve({}, {}, await fakeNode())
    for (let i = 0; i < 700; i++) expect((await get(server, '/healthz')).status).toBe(200)
    // A balancer asks twice a second, and all its questions come from one address.
    for (let i = 0; i < 700; i++) expect((await get(server, '/readyz')).status).toBe(200)
  })
})

describe('under overload', () => {
  it('what has no place is refused at once, and the rest is answered', async () => {
    const node = await fakeNode()
    const held = Promise.withResolvers<void>()
    let asked = 0
    const both = new Promise<void>((resolve) => {
      node.behave(async (...exchange) => {
        asked += 1
        if (asked === 2) resolve()
        await held.promise
        await answer('0x2')(...exchange)
      })
    })
    const rules = { rpc: { maxRunning: 2, maxWaiting: 1, maxWaitMs: 600_000 } }
    const timeouts = { totalMs: 600_000 }
    const server = await serve({ RATE_LIMIT: 'off' }, { concurrency: rules, timeouts }, node)
    const address = (n: number) => `0x${String(n).padStart(40, '0')}`
    const read = (n: number) =>
      rpc(server, { ...call, method: 'eth_getBalance', params: [address(n)] })
    const running = [read(1), read(2)]
    await both
    const waiting = read(3)
    const metrics = async () => (await fetch(`${server.url}/metrics`)).text()
    while (!(await metrics()).includes('{work="rpc",state="waiting"} 1'));
    const refused = await read(4)
    expect(refused.status).toBe(503)
    expect(refused.headers.get('Retry-After')).toBe('1')
    expect(refused.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(await refused.json()).toMatchObject({ code: 'overloaded' })
    // Other work has places of its own.
    expect((await fetch(`${server.url}/api/config`)).status).toBe(200)
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    expect(await metrics()).toContain('overload_refusals_total{work="rpc"} 1')
    expect(await metrics()).toContain('requests_inside{work="rpc",state="running"} 2')
    held.resolve()
    const statuses = (await Promise.all([...running, waiting])).map(({ status }) => status)
    expect(statuses).toEqual([200, 200, 200])
  })

  it('a place is free again when its visitor leaves', async () => {
    const node = await fakeNode()
    const rules = { rpc: { maxRunning: 1, maxWaiting: 0, maxWaitMs: 1 } }
    const server = await serve({}, { concurrency: rules, timeouts: { totalMs: 600_000 } }, node)
    const controller = new AbortController()
    node.behave(() => controller.abort())
    const left = fetch(`${server.url}/api/rpc/31337`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(call),
      signal: controller.signal,
    })
    await expect(left).rejects.toThrow()
    node.behave(answer('0x2'))
    let status = 503
    while (status === 503) status = (await rpc(server, call)).status
    expect(status).toBe(200)
  })
})

describe('a body that is refused unread', () => {
  const post = (port: number, path: string, agent: Agent, length: number) =>
    new Promise<number>((resolve, reject) => {
      const headers = { 'Content-Type': 'application/json', 'Content-Length': length }
      const options = { host: '127.0.0.1', port, path, method: 'POST', headers, agent }
      httpRequest(options, (response) => {
        response.resume().once('end', () => resolve(response.statusCode ?? 0))
      })
        .on('error', reject)
        .end('x'.repeat(length))
    })

  it.each([
    ['/api/rpc/31337', 200_000, 413],
    ['/api/auth/verify', 200_000, 413],
    ['/api/auth/verify', 100_000, 413],
    ['/api/auth/verify', 20_000, 413],
    ['/api/none', 100_000, 404],
    ['/healthz', 100_000, 404],
  ])('%s, %i bytes: %i, and the connection goes on', async (path, length, status) => {
    const server = await serve({ RATE_LIMIT: 'off' })
    const agents = [1, 2, 3, 4].map(() => new Agent({ keepAlive: true, maxSockets: 1 }))
    const work = agents.map(async (agent) => {
      for (let i = 0; i < 5; i++) {
        expect(await post(server.port, path, agent, length)).toBe(status)
        expect(await post(server.port, '/api/none', agent, 2)).toBe(404)
      }
    })
    await Promise.all(work)
    for (const agent of agents) agent.destroy()
  })

  it.each([
    ['too long to be dropped', 2_000_000],
    ['that does not come to its end', 100_000],
  ])('%s costs the connection, and the answer says so', async (_title, length) => {
    const server = await serve()
    const socket = connect(server.port, '127.0.0.1')
    socket.write(
      'POST /api/auth/verify HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n' +
        `Content-Length: ${length}\r\n\r\nx`,
    )
    const answered = await text(socket)
    expect(answered).toMatch(/^HTTP\/1.1 413 /)
    expect(answered).toMatch(/connection: close/i)
    expect(answered).toContain('"code":"body_too_large"')
  })
})

describe('/metrics', () => {
  const token = 'a-token-of-some-length'

  it('is read on this machine', async () => {
    const server = await serve()
    const { status, headers, body } = await get(server, '/metrics')
    expect(status).toBe(200)
    expect(headers['content-type']).toMatch(/^text\/plain/)
    expect(body).toContain('# TYPE countersign_http_request_seconds histogram')
  })

  it.each([
    ['X-Forwarded-For', '127.0.0.1'],
    ['Forwarded', 'for=127.0.0.1'],
    ['X-Real-IP', '127.0.0.1'],
    ['Via', '1.1 proxy'],
  ])('is not there through a proxy (%s)', async (name, value) => {
    const server = await serve({ TRUST_PROXY: '127.0.0.1' })
    expect((await get(server, '/metrics', { [name]: value })).status).toBe(404)
  })

  it('is read from elsewhere with the token, and only with it', async () => {
    const server = await serve({ METRICS_TOKEN: token })
    const elsewhere = { 'X-Forwarded-For': '203.0.113.7' }
    const status = async (authorization: string) =>
      (await get(server, '/metrics', { ...elsewhere, Authorization: authorization })).status
    expect(await status(`Bearer ${token}`)).toBe(200)
    expect(await status(`Bearer ${token}x`)).toBe(404)
    expect(await status(token)).toBe(404)
    expect(await status('Bearer ')).toBe(404)
  })

  it('names routes and methods from a short list, whatever visitors write', async () => {
    const node = await fakeNode()
    const server = await serve({}, {}, node)
    for (let i = 0; i < 5; i++) await get(server, `/api/visitor-${i}`)
    await rpc(server, call)
    await get(server, '/api/config')
    await fetch(`${server.url}/x`, { method: 'PROPFIND' })
    const { body } = await get(server, '/metrics')
    expect(body).not.toContain('visitor-')
    expect(body).toContain('route="/api/rpc/:chainId",status="200"')
    expect(body).toContain('route="/api/config",status="200"')
    expect(body).toContain('method="other"')
    expect(body).toContain(
      'countersign_chain_reads_total{chain="31337",method="eth_blockNumber",source="node"} 1',
    )
    expect(body).toContain('countersign_node_resting{chain="31337",node="primary"} 0')
    expect(body).toMatch(
      /node_attempt_seconds_count\{chain="31337",node="primary",outcome="answer"\}/,
    )
  })
})

it('while it drains a server says so to whoever balances', async () => {
  const node = await fakeNode()
  const held = Promise.withResolvers<void>()
  const asked = new Promise<void>((resolve) => {
    node.behave(async (...exchange) => {
      resolve()
      await held.promise
      await answer('0x2')(...exchange)
    })
  })
  const timeouts = { totalMs: 600_000, finishMs: 600_000 }
  const server = await serve({}, { timeouts }, node)
  const running = rpc(server, call)
  await asked
  const closed = server.close()
  held.resolve()
  const response = await running
  expect(response.status).toBe(200)
  expect(response.headers.get('Connection')).toBe('close')
  await closed
})
