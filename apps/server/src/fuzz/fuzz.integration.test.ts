import { writeFileSync } from 'node:fs'
import { Agent, request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, it } from 'vitest'
import { faults } from '../testing/faults.ts'
import { freePort } from '../testing/freePort.ts'
import { answer, type Behaviour, type FakeNode, startFakeNode } from '../testing/startFakeNode.ts'
import { startPostgres } from '../testing/startPostgres.ts'
import { startServerProcess } from '../testing/startServerProcess.ts'
import { temporaryDirectory, testChain } from '../testing/testConfig.ts'
import { testSite } from '../testing/testSite.ts'
import { type FuzzRequest, fuzzRequest } from './fuzzRequest.ts'
import { fuzzText, mutate } from './fuzzValue.ts'
import { createRandom, type Random } from './random.ts'

/** On each database. */
const COUNT = process.env.DEEP ? 100_000 : 500
const SEED = Number(process.env.FUZZ_SEED ?? 1)
const AT_ONCE = 32
const ends: (() => void | Promise<void>)[] = []

afterAll(async () => {
  for (const end of ends.reverse()) await end()
})

/** What a server is told of its database. */
const databases: Record<string, () => Promise<Record<string, string>>> = {
  PGlite: async () => ({}),
  async Postgres() {
    const postgres = await startPostgres()
    ends.push(postgres.stop)
    return { DATABASE_URL: await postgres.createDatabase() }
  },
}

/** A node that mostly works, and sometimes fails in one of the ways that end soon. */
async function moodyNode(random: Random): Promise<FakeNode> {
  const names = ['reset', 'status 500', 'status 429', 'web page', 'half an answer', 'wrong id']
  const bad = names.flatMap((name): Behaviour[] => (faults[name] ? [faults[name]] : []))
  const results = ['0x1', '0x', `0x${'ab'.repeat(32)}`, [], {}, null, 'words', 7]
  const node = await startFakeNode((...exchange) =>
    (random.chance(0.05) ? random.pick(bad) : answer(random.pick(results)))(...exchange),
  )
  ends.push(() => void node.close())
  return node
}

async function start(nodes: FakeNode[], database: Record<string, string>) {
  const directory = temporaryDirectory()
  const chains = join(directory, 'chains.json')
  writeFileSync(chains, JSON.stringify([testChain(nodes.map(({ url }) => url))]))
  const port = await freePort()
  const started = await startServerProcess({
    CHAINS_FILE: chains,
    DATA_DIR: join(directory, 'data'),
    PORT: String(port),
    TEST_SITE: testSite({ 'assets/app.js': 'app' }),
    RATE_LIMIT: 'off',
    ...database,
  })
  ends.push(async () => {
    started.child.kill('SIGKILL')
    await started.exit
  })
  return { ...started, port }
}

/** Every line is one JSON object that we wrote, and none tells of an error nobody expected. */
function problemOf(line: string): string | undefined {
  try {
    const { level, msg } = JSON.parse(line)
    return typeof level === 'number' && level < 50 && typeof msg === 'string' ? undefined : line
  } catch {
    return line
  }
}

function send(port: number, agent: Agent, { method, path, headers, body }: FuzzRequest) {
  return new Promise<{ status: number; type: string; body: string }>((resolve, reject) => {
    // Node would send some methods' bodies without a length, as if they were the next request.
    const length = body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) }
    const all = { ...headers, ...length }
    const request = httpRequest(
      { host: '127.0.0.1', port, method, path, headers: all, agent, timeout: 30_000 },
      async (response) => {
        const type = String(response.headers['content-type'] ?? '')
        resolve({ status: response.statusCode ?? 0, type, body: await text(response) })
      },
    )
    request.on('timeout', () => request.destroy(new Error('The server did not answer.')))
    request.on('error', reject)
    request.end(body)
  })
}

/** What no HTTP client would send. The server may say or cut whatever it likes, but in time. */
function sendRaw(port: number, bytes: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes))
    socket.setTimeout(30_000, () => reject(new Error(`No end after ${JSON.stringify(bytes)}`)))
    socket.on('error', () => {}).on('close', () => resolve())
    socket.resume()
  })
}

function rawBytes(random: Random): string {
  const head = 'POST /api/auth/verify HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n{}'
  return random.chance(0.7) ? mutate(random, mutate(random, head)) : fuzzText(random)
}

/** An answer that is an error says so in the one shape all errors have. */
function faultIn(request: FuzzRequest, answered: Awaited<ReturnType<typeof send>>) {
  const { status, type, body } = answered
  if (status === 500 || status < 200) return `status ${status}`
  if (status < 400 || request.method === 'HEAD') return undefined
  if (!type.startsWith('application/json')) return `an error as ${type}`
  const content = JSON.parse(body)
  const known = content.jsonrpc === '2.0' ? content.error : content
  return typeof known?.message === 'string' && known.code !== undefined ? undefined : body
}

async function memoryOf(port: number, agent: Agent): Promise<number> {
  const request = { method: 'GET', path: '/metrics', headers: {}, body: undefined }
  const { body } = await send(port, agent, request)
  return Number(/^countersign_process_resident_memory_bytes (\S+)/m.exec(body)?.[1])
}

it.each(Object.keys(databases))(
  `on %s ${COUNT} absurd requests: no 500, no crash, no line that is not ours, memory flat`,
  async (name) => {
    const nodes = [await moodyNode(createRandom(SEED)), await moodyNode(createRandom(SEED + 1))]
    const database = await databases[name]?.()
    const { child, port, lines } = await start(nodes, database ?? {})
    const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
    const seen = new Map<number, number>()

    let index = 0

    async function work(count: number): Promise<void> {
      for (let i = 0; i < count; i++) {
        // Each request by its own number, so that it is the same in every run.
        const random = createRandom(SEED * 1_000_003 + index++)
        if (random.chance(0.05)) {
          await sendRaw(port, rawBytes(random))
          continue
        }
        const request = fuzzRequest(random)
        const answered = await send(port, agent, request)
        seen.set(answered.status, (seen.get(answered.status) ?? 0) + 1)
        const fault = faultIn(request, answered)
        expect(fault, `${JSON.stringify(request).slice(0, 2_000)} (seed ${SEED})`).toBeUndefined()
      }
    }
    const burst = (total: number) =>
      Promise.all(Array.from({ length: AT_ONCE }, () => work(Math.ceil(total / AT_ONCE))))

    await burst(COUNT / 2)
    const before = await memoryOf(port, agent)
    await burst(COUNT / 2)
    const after = await memoryOf(port, agent)

    expect(child.exitCode).toBeNull()
    expect(lines.flatMap((line) => problemOf(line) ?? [])).toEqual([])
    expect(lines.length).toBeGreaterThan(COUNT / 2)
    // The requests went past the doors: some were answered, some refused.
    for (const status of [200, 400, 404, 413, 415]) expect([...seen.keys()]).toContain(status)
    // Generous: a leak of a few kilobytes for each request would be far more than this.
    expect(after / before).toBeLessThan(2)
    agent.destroy()
  },
)
