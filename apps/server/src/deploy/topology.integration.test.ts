import { writeFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createVisitor } from '../testing/createVisitor.ts'
import { freePort } from '../testing/freePort.ts'
import { type FakeNode, startFakeNode } from '../testing/startFakeNode.ts'
import { startPostgres, type TestPostgres } from '../testing/startPostgres.ts'
import { startProxy, type TestProxy } from '../testing/startProxy.ts'
import { startServerProcess, type TestProcess } from '../testing/startServerProcess.ts'
import { temporaryDirectory, testChain } from '../testing/testConfig.ts'
import { testSite } from '../testing/testSite.ts'

/** What compose.yaml describes, as plain processes: Postgres, two servers, Caddy. */
const ORIGIN = 'https://app.example.org'
/** Ten times and more what they give the database in production: a slow machine is no dead database. */
const PATIENT = { databaseMs: 15_000, limitsMs: 15_000 }
let postgres: TestPostgres
let node: FakeNode
let proxy: TestProxy
let ports: number[]
let servers: TestProcess[]
let environment: Record<string, string>
type Timeouts = Parameters<typeof startServerProcess>[1]

beforeAll(async () => {
  postgres = await startPostgres()
  node = await startFakeNode()
  const directory = temporaryDirectory()
  const chains = join(directory, 'chains.json')
  writeFileSync(chains, JSON.stringify([testChain([node.url])]))
  environment = {
    PUBLIC_URL: ORIGIN,
    DATABASE_URL: await postgres.createDatabase(),
    SESSION_SECRET: 's'.repeat(32),
    CHAINS_FILE: chains,
    TRUST_PROXY: '127.0.0.1',
    TEST_SITE: testSite(),
  }
  ports = [await freePort(), await freePort()]
  // At the same moment, on an empty database.
  servers = await Promise.all(ports.map((port) => start(port)))
  // The tests are a balancer before it, so that they can be many visitors.
  proxy = await startProxy({ ports, trustedBalancers: '127.0.0.1' })
})

afterAll(async () => {
  await proxy?.stop()
  for (const { child } of servers ?? []) child.kill('SIGKILL')
  await node?.close()
  await postgres?.stop()
})

function start(port: number, timeouts: Timeouts = PATIENT): Promise<TestProcess> {
  const DATA_DIR = temporaryDirectory()
  return startServerProcess({ ...environment, PORT: String(port), DATA_DIR }, timeouts)
}

type Answer = { status: number; headers: Record<string, unknown>; body: string }
type Options = { method?: string; visitor?: string; body?: unknown; port?: number }

/** As a visitor with an address of their own, through the proxy unless a port is given. */
function ask(path: string, { method = 'GET', visitor, body, port }: Options = {}): Promise<Answer> {
  const headers = {
    ...(visitor && { 'X-Forwarded-For': visitor }),
    ...(body !== undefined && { 'Content-Type': 'application/json', Origin: ORIGIN }),
  }
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port: port ?? proxy.port, method, path, headers }
    httpRequest({ ...options, agent: false }, async (response) =>
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        body: await text(response),
      }),
    )
      .on('error', reject)
      .end(body === undefined ? undefined : JSON.stringify(body))
  })
}

/** The answer to a body that is announced and never sent. */
function announce(length: number): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const headers = { 'Content-Length': length, 'Content-Type': 'application/json', Origin: ORIGIN }
    const options = { host: '127.0.0.1', port: proxy.port, method: 'POST', path: '/api/rpc/31337' }
    const request = httpRequest({ ...options, headers, agent: false }, (response) => {
      resolve(response.statusCode)
      request.destroy()
    })
    request.on('error', reject).flushHeaders()
  })
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const call = { jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] }
const rpc = (options: Options = {}) =>
  ask('/api/rpc/31337', { method: 'POST', body: call, ...options })

async function requestsOf(port: number): Promise<number> {
  const { body } = await ask('/metrics', { port })
  const counts = body.matchAll(/^countersign_http_request_seconds_count\{(.*)\} (\d+)$/gm)
  return [...counts]
    .filter(([, labels]) => labels?.includes('/api/'))
    .reduce((sum, [, , count]) => sum + Number(count), 0)
}

describe('two servers behind a proxy', () => {
  it('share the work', async () => {
    for (let i = 0; i < 40; i++) expect((await ask('/api/config')).status).toBe(200)
    for (const port of ports) expect(await requestsOf(port)).toBeGreaterThan(0)
  })

  it('share sessions: signed in on one, known to the other, signed out on both', async () => {
    const at = (port: number) => (path: string, init: RequestInit) =>
      fetch(`http://127.0.0.1:${port}${path}`, init)
    let [here = 0, there = 0] = ports
    const visitor = createVisitor({ origin: ORIGIN, send: (path, init) => at(here)(path, init) })
    expect((await visitor.signIn()).status).toBe(200)
    ;[here, there] = [there, here]
    const session = await visitor.get('session')
    expect(session.status).toBe(200)
    expect(await session.json()).toMatchObject({ address: visitor.account.address })
    const kept = new Map(visitor.jar)
    expect((await visitor.post('logout')).status).toBe(204)
    ;[here, there] = [there, here]
    for (const [name, value] of kept) visitor.jar.set(name, value)
    expect((await visitor.get('session')).status).toBe(401)
  })

  it('count a visitor together', async () => {
    const statuses = []
    for (let i = 0; i < 35; i++) {
      statuses.push((await ask('/api/auth/nonce', { visitor: '203.0.113.1' })).status)
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(30)
    expect(statuses.slice(30)).toEqual(Array(5).fill(429))
    // On each of them, and nobody else.
    for (const port of ports) {
      const direct = { port, visitor: '203.0.113.1' }
      expect((await ask('/api/auth/nonce', direct)).status).toBe(429)
    }
    expect((await ask('/api/auth/nonce', { visitor: '203.0.113.2' })).status).toBe(200)
  })

  it('count calls together, give or take one packet for each server', async () => {
    const batch = Array.from({ length: 20 }, (_, id) => ({ ...call, id }))
    let allowed = 0
    for (let i = 0; i < 80; i++) {
      const { status } = await rpc({ visitor: '203.0.113.3', body: batch })
      if (status === 200) allowed += batch.length
    }
    expect(allowed).toBeLessThanOrEqual(1_200)
    expect(allowed).toBeGreaterThanOrEqual(1_200 - 2 * 30)
  })

  it('show the world no metrics and no inner state', async () => {
    for (const path of ['/metrics', '/readyz']) expect((await ask(path)).status).toBe(404)
    for (const port of ports) expect((await ask('/readyz', { port })).status).toBe(200)
  })

  it('answer as before while the database hangs, as far as they need none', async () => {
    // As impatient as in production: nobody is to wait for a database that will not answer.
    const own = [await freePort(), await freePort()]
    const impatient = await Promise.all(own.map((port) => start(port, {})))
    const before = await startProxy({ ports: own, trustedBalancers: '127.0.0.1' })
    const visit = { port: before.port, visitor: '203.0.113.4' }
    postgres.pause()
    try {
      for (const port of own) {
        const ready = async () => (await ask('/readyz', { port })).status
        await expect.poll(ready).toBe(503)
      }
      // Though none of them is ready, for longer than the proxy takes to hear of it.
      for (let i = 0; i < 10; i++) {
        expect((await rpc(visit)).status).toBe(200)
        expect((await ask('/', visit)).status).toBe(200)
        await pause(100)
      }
    } finally {
      postgres.resume()
      await before.stop()
      for (const { child } of impatient) child.kill('SIGKILL')
    }
  })
})

describe('the proxy', () => {
  it('does not believe a visitor who claims to be another', async () => {
    const open = await startProxy({ ports })
    const statuses: number[] = []
    // More than both servers allow even if each counts for itself, as on a very busy machine.
    for (let i = 0; i < 61; i++) {
      const claimed = { port: open.port, visitor: `203.0.113.${100 + i}` }
      statuses.push((await ask('/api/auth/nonce', claimed)).status)
    }
    await open.stop()
    expect(statuses[0]).toBe(200)
    expect(statuses.at(-1)).toBe(429)
  })

  it.each([
    '/%72eadyz',
    '//readyz',
    '/./readyz',
    '/a/../readyz',
    '/READYZ',
    '/readyz?a',
    '/%6d%65trics',
  ])('shows nothing more to who writes %s', async (path) => {
    expect((await ask(path)).status).toBe(404)
  })

  it('refuses what is too long, as the servers do', async () => {
    const long = (length: number) => rpc({ visitor: '203.0.113.5', body: 'x'.repeat(length) })
    const refused = await long(200_000)
    expect(refused.status).toBe(413)
    expect(JSON.parse(refused.body)).toMatchObject({ code: 'body_too_large' })
    expect((await long(999_000)).status).toBe(413)
    expect(await announce(3_000_000)).toBe(413)
    expect((await ask(`/${'x'.repeat(18_000)}`)).status).toBe(431)
    expect((await ask(`/${'x'.repeat(100_000)}`)).status).toBe(431)
  })

  it('says neither its name nor more than the servers say', async () => {
    const direct = await ask('/api/config', { port: ports[0] ?? 0 })
    const through = await ask('/api/config')
    const names = ({ headers }: Answer) =>
      Object.keys(headers).filter((name) => name !== 'keep-alive' && name !== 'connection')
    expect(names(through).sort()).toEqual(names(direct).sort())
    expect(through.body).toBe(direct.body)
  })

  it('encrypts by itself where its address says https', async () => {
    const secure = await startProxy({ ports, secure: true })
    const status = await new Promise((resolve, reject) => {
      const options = { host: 'localhost', port: secure.port, path: '/api/config' }
      // A certificate that only this Caddy vouches for.
      httpsRequest({ ...options, rejectUnauthorized: false, agent: false }, (response) => {
        response.resume()
        resolve(response.statusCode)
      })
        .on('error', reject)
        .end()
    })
    await secure.stop()
    expect(status).toBe(200)
  })
})

it('a server that dies takes no reader with it', async () => {
  const [first] = servers
  const [port = 0] = ports
  let running = true
  const statuses: number[] = []
  const readers = Array.from({ length: 8 }, async (_, index) => {
    for (let i = 0; running; i++) {
      statuses.push((await ask('/', { visitor: `198.51.${index}.${i % 250}` })).status)
    }
  })
  const until = async (count: number) => {
    while (statuses.length < count) await pause(5)
  }
  await until(100)
  first?.child.kill('SIGKILL')
  await first?.exit
  await until(statuses.length + 200)
  servers[0] = await start(port)
  // And comes back by itself.
  const before = await requestsOf(port)
  while ((await requestsOf(port)) === before) {
    expect((await ask('/api/config', { visitor: '198.51.100.9' })).status).toBe(200)
    await pause(50)
  }
  running = false
  await Promise.all(readers)
  expect(new Set(statuses)).toEqual(new Set([200]))
})
