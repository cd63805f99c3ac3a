import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createDatabase, DEADLINE_MS } from './database/createDatabase.ts'
import type { Tables } from './database/types.ts'
import { boundedPool } from './http/limits/boundedPool.ts'
import { createLimits } from './http/limits/createLimits.ts'
import { createVisitor } from './testing/createVisitor.ts'
import { testApp } from './testing/testApp.ts'

const hang = () => new Promise<never>(() => {})

/** As one whose machine was unplugged: every question is taken, and none answered. */
class DeadDriver extends DummyDriver {
  override acquireConnection(): Promise<never> {
    return hang()
  }
}

const kysely = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DeadDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

// Not `setImmediate`, by which the test waits for everything that takes no time.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
})
afterEach(() => vi.useRealTimers())

/** Lets time go by until it is answered. @returns what was answered after how many milliseconds */
async function answered(asked: Promise<Response>): Promise<{ status: number; ms: number }> {
  const began = Date.now()
  let status: number | undefined
  void asked.then((response) => {
    status = response.status
  })
  while (status === undefined) {
    for (let turns = 0; turns < 20; turns++) await new Promise(setImmediate)
    if (status === undefined) await vi.advanceTimersByTimeAsync(50)
    if (Date.now() - began > 60_000) throw new Error('There was no answer for a minute.')
  }
  return { status, ms: Date.now() - began }
}

it('while the database is dead, whoever needs it hears so within two seconds', async () => {
  const database = createDatabase({
    kysely,
    deadlineMs: DEADLINE_MS,
    pool: { query: hang },
    close: async () => {},
  })
  const pool = boundedPool({ pool: { query: hang } })
  const { app } = await testApp({ database, limits: createLimits({ enabled: true, pool }) })
  // With an address, by which visitors are counted.
  const env = { incoming: { complete: true, socket: { remoteAddress: '203.0.113.9' } } }
  const send = async (path: string, init: RequestInit = {}) => app.request(path, init, env)
  const signedIn = createVisitor({ send })
  signedIn.jar.set('__Host-sid', 'a'.repeat(43))
  const comer = createVisitor({ send })
  const preparing = comer.prepare()
  await answered(preparing.then(() => new Response()))
  const message = await preparing
  const signature = await comer.sign(message)

  const questions: Record<string, () => Promise<Response>> = {
    session: () => signedIn.get('session'),
    'signing in': () => comer.verify(message, signature),
    'signing out everywhere': () => signedIn.post('logout-everywhere'),
    readiness: () => send('/readyz'),
  }
  for (const [name, ask] of Object.entries(questions)) {
    // The rate limits ask as well, again after each pause that they make.
    vi.advanceTimersByTime(10_000)
    const { status, ms } = await answered(ask())
    expect(status, name).toBe(503)
    expect(ms, name).toBeLessThanOrEqual(2_000)
    expect(ms, name).toBeGreaterThan(0)
  }
  // And not one after the other.
  vi.advanceTimersByTime(10_000)
  const many = Array.from({ length: 40 }, () => signedIn.get('session'))
  const all = Promise.all(many).then(
    (each) => new Response(null, { status: each[39]?.status ?? 0 }),
  )
  const { status, ms } = await answered(all)
  expect(status).toBe(503)
  expect(ms).toBeLessThanOrEqual(2_000)
})
