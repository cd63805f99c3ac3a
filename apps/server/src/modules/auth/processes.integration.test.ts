import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createVisitor, type Visitor } from '../../testing/createVisitor.ts'
import { freePort } from '../../testing/freePort.ts'
import { startPostgres, type TestPostgres } from '../../testing/startPostgres.ts'
import { startServerProcess, type TestProcess } from '../../testing/startServerProcess.ts'
import { temporaryDirectory, testChain } from '../../testing/testConfig.ts'
import { testSite } from '../../testing/testSite.ts'

const DEEP = Boolean(process.env.DEEP)
const ROUNDS = DEEP ? 500 : 10
const KILLS = DEEP ? 50 : 1
/** Longer than every limit of ours on a connection, of which the longest is ten seconds. */
const PAUSE_SECONDS = DEEP ? 30 : 12
const PUBLIC_URL = 'http://localhost:4100'

let postgres: TestPostgres
let url: string
let query: pg.Pool
/** Every process that was started, so that none is left behind. */
const started: TestProcess[] = []
let servers: Server[] = []

type Server = TestProcess & { url: string }

async function start(port?: number): Promise<Server> {
  const directory = temporaryDirectory()
  const chains = join(directory, 'chains.json')
  writeFileSync(chains, JSON.stringify([testChain()]))
  const PORT = String(port ?? (await freePort()))
  const process = await startServerProcess({
    PUBLIC_URL,
    PORT,
    DATABASE_URL: url,
    SESSION_SECRET: 'x'.repeat(32),
    CHAINS_FILE: chains,
    DATA_DIR: directory,
    TEST_SITE: testSite(),
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'error',
  })
  started.push(process)
  return { ...process, url: `http://127.0.0.1:${PORT}` }
}

beforeAll(async () => {
  postgres = await startPostgres()
  url = await postgres.createDatabase()
  query = new pg.Pool({ connectionString: url })
  // The database ends before the last of its connections has.
  query.on('error', () => {})
  query.on('connect', (client) => client.on('error', () => {}))
  // Together, on an empty database.
  servers = await Promise.all([start(), start()])
})

afterAll(async () => {
  for (const { child } of started) child.kill('SIGKILL')
  await Promise.all(started.map(({ exit }) => exit))
  await query?.end()
  await postgres?.stop()
})

/** Where a visitor's requests go: through to one server, as a balancer would send them. */
const visit = (pick: () => Server | undefined): Visitor =>
  createVisitor({ send: (path, init) => fetch(`${pick()?.url}${path}`, init), origin: PUBLIC_URL })

const rows = async (sql: string, values: unknown[] = []) =>
  Number((await query.query<{ n: string }>(`select count(*) n from ${sql}`, values)).rows[0]?.n)

/**
 * Asks again while the answer is 503: on a busy machine the database's deadline can pass without
 * anything being wrong, and 503 promises that asking again is fine.
 */
async function insist(ask: () => Promise<Response>): Promise<Response> {
  for (let tries = 0; ; tries++) {
    const answer = await ask()
    if (answer.status !== 503 || tries === 50) return answer
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

const ORPHANS = `sessions s where not exists
  (select 1 from claimed_nonces c where c.nonce = s.nonce)`

describe('two servers on one Postgres', () => {
  it(`of 25 parallel verifies of one message one wins, ${ROUNDS} times`, async () => {
    let turn = 0
    const visitor = visit(() => servers[turn++ % servers.length])
    for (let round = 0; round < ROUNDS; round++) {
      const message = await visitor.prepare()
      const signature = await visitor.sign(message)
      const answers = await Promise.all(
        Array.from({ length: 25 }, () => visitor.verify(message, signature)),
      )
      const codes = await Promise.all(
        answers.map(async (answer) => {
          const { code = 'won' } = (await answer.json()) as { code?: string }
          return `${answer.status} ${code}`
        }),
      )
      const late = codes.filter((code) => code === '503 database_unavailable')
      const used = codes.filter((code) => code === '401 nonce_used')
      const won = codes.filter((code) => code === '200 won')
      expect([...won, ...used, ...late]).toHaveLength(25)
      // Who was too late to be told may have been the one.
      if (late.length === 0) expect(won).toHaveLength(1)
      else await insist(() => visitor.verify(message, signature))
      expect(won.length).toBeLessThanOrEqual(1)
      const nonce = /^Nonce: (.*)$/m.exec(message)?.[1]
      expect(await rows('sessions where nonce = $1', [nonce])).toBe(1)
    }
  }, 3_600_000)

  it('a session of one is a session of the other, and so is its end', async () => {
    const [one, two] = [visit(() => servers[0]), visit(() => servers[1])]
    expect((await insist(() => one.signIn())).status).toBe(200)
    for (const [name, value] of one.jar) two.jar.set(name, value)
    const found = await insist(() => two.get('session'))
    expect(await found.json()).toMatchObject({ address: one.account.address })
    await insist(() => one.post('logout'))
    expect((await insist(() => two.get('session'))).status).toBe(401)
  })

  it(`kill -9 during verifies, ${KILLS === 1 ? 'once' : `${KILLS} times`}: no session without a used nonce`, async () => {
    for (let kill = 0; kill < KILLS; kill++) {
      const port = await freePort()
      const victim = await start(port)
      const visitors = Array.from({ length: 12 }, () => visit(() => victim))
      const prepared = await Promise.all(
        visitors.map(async (visitor) => {
          const message = await visitor.prepare()
          return { visitor, message, signature: await visitor.sign(message) }
        }),
      )
      const before = await rows('sessions')
      const flying = prepared.map(({ visitor, message, signature }) =>
        visitor.verify(message, signature).then(
          ({ status }) => status,
          () => 'cut',
        ),
      )
      // At another moment each time, from the first bytes to the last answers.
      const pause = new Promise((resolve) => setTimeout(resolve, 3 + ((kill * 7) % 40)))
      await Promise.race([pause, Promise.all(flying)])
      victim.child.kill('SIGKILL')
      await victim.exit
      const outcomes = await Promise.all(flying)
      expect(await rows(ORPHANS)).toBe(0)
      // Whoever was told so is signed in; a session more than that was not announced in time.
      const signedIn = outcomes.filter((outcome) => outcome === 200).length
      expect((await rows('sessions')) - before).toBeGreaterThanOrEqual(signedIn)
      const again = await start(port)
      expect((await fetch(`${again.url}/healthz`)).status).toBe(200)
      for (const [index, { visitor, message, signature }] of prepared.entries()) {
        if (outcomes[index] === 200) {
          const cookie = [...visitor.jar].map((pair) => pair.join('=')).join('; ')
          const session = await insist(() =>
            fetch(`${again.url}/api/auth/session`, { headers: { Cookie: cookie } }),
          )
          expect(session.status).toBe(200)
        } else {
          // Used up with its session, or not at all: never half.
          const nonce = /^Nonce: (.*)$/m.exec(message)?.[1]
          const claimed = await rows('claimed_nonces where nonce = $1', [nonce])
          expect(await rows('sessions where nonce = $1', [nonce])).toBe(claimed)
          const cookie = [...visitor.jar].map((pair) => pair.join('=')).join('; ')
          const retry = await fetch(`${again.url}/api/auth/verify`, {
            method: 'POST',
            headers: { Cookie: cookie, Origin: PUBLIC_URL, 'Content-Type': 'application/json' },
            body: JSON.stringify({ message, signature }),
          })
          // 503 when it was too busy to say so in time.
          expect([claimed === 1 ? 401 : 200, 503]).toContain(retry.status)
        }
      }
      again.child.kill('SIGKILL')
      await again.exit
    }
  }, 3_600_000)

  it(`a database paused for ${PAUSE_SECONDS} s: 503 until it is back, then everything as it was`, async () => {
    const [kept, revoked] = [visit(() => servers[0]), visit(() => servers[0])]
    await insist(() => kept.signIn())
    await insist(() => revoked.signIn())
    const revokedCookies = new Map(revoked.jar)
    await insist(() => revoked.post('logout'))
    for (const [name, value] of revokedCookies) revoked.jar.set(name, value)
    const waiting = visit(() => servers[0])
    const message = await waiting.prepare()
    const signature = await waiting.sign(message)
    postgres.pause()
    const end = performance.now() + PAUSE_SECONDS * 1_000
    try {
      while (performance.now() < end) {
        // How soon is tried with a clock of its own, in deadDatabase.test.ts.
        const answers = await Promise.all([
          kept.get('session'),
          waiting.verify(message, signature),
          revoked.post('logout-everywhere'),
          kept.request('/readyz'),
        ])
        expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503])
        // What needs no database goes on.
        expect((await kept.get('nonce')).status).toBe(200)
        expect((await kept.request('/healthz')).status).toBe(200)
      }
    } finally {
      postgres.resume()
    }
    const status = () => kept.get('session').then((response) => response.status)
    // By itself: the same process, the same sessions.
    await expect.poll(status, { timeout: 20_000 }).toBe(200)
    expect((await insist(() => revoked.get('session'))).status).toBe(401)
    expect(await rows(ORPHANS)).toBe(0)
    // The pause may have swallowed the news of what was done, never half of it.
    const nonce = /^Nonce: (.*)$/m.exec(message)?.[1]
    const claimed = await rows('claimed_nonces where nonce = $1', [nonce])
    expect(await rows('sessions where nonce = $1', [nonce])).toBe(claimed)
    expect((await insist(() => waiting.signIn())).status).toBe(200)
  }, 300_000)
})
