import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Database } from '../../database/types.ts'
import { createVisitor } from '../../testing/createVisitor.ts'
import { onBothDatabases } from '../../testing/onBothDatabases.ts'
import { testApp } from '../../testing/testApp.ts'
import { testConfig } from '../../testing/testConfig.ts'
import { createSessions } from './createSessions.ts'
import { hashToken } from './tokens.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const SID = '__Host-sid'

async function open(database: Database, env: Record<string, string> = {}) {
  const clock = { now: Date.parse('2026-03-01T12:00:00Z') }
  const config = testConfig({ RATE_LIMIT: 'off', ...env })
  const now = () => clock.now
  // No contract anywhere.
  const request = async () => '0x'
  const { app, lines } = await testApp({ config, database, now, request })
  const send = (path: string, init: RequestInit) => app.request(path, init)
  const visit = (options: Partial<Parameters<typeof createVisitor>[0]> = {}) =>
    createVisitor({ send, origin: config.publicUrl, ...options })
  return { visit, clock, now, lines, send }
}

const count = (database: Database, table: 'sessions' | 'claimed_nonces', nonce?: string) =>
  database.run(async (db) => {
    const query = db.selectFrom(table).select(db.fn.countAll().as('n'))
    const { n } = await (nonce === undefined
      ? query.executeTakeFirstOrThrow()
      : query.where('nonce', '=', nonce).executeTakeFirstOrThrow())
    return Number(n)
  })

const nonceOf = (message: string) => /^Nonce: (.*)$/m.exec(message)?.[1] ?? ''
const codeOf = async (response: Response) => {
  const { code } = (await response.json()) as { code?: string }
  return [response.status, code]
}

onBothDatabases((database) => {
  describe('a nonce is used once', () => {
    it('a replay is refused, also by another signature of the same message', async () => {
      const visitor = (await open(database())).visit()
      const message = await visitor.prepare()
      const signature = await visitor.sign(message)
      expect((await visitor.verify(message, signature)).status).toBe(200)
      expect(await codeOf(await visitor.verify(message, signature))).toEqual([401, 'nonce_used'])
      const twin = malleate(signature)
      expect(await codeOf(await visitor.verify(message, twin))).toEqual([401, 'nonce_used'])
      expect(await count(database(), 'sessions', nonceOf(message))).toBe(1)
    })

    it('of 25 at the same moment one wins', async () => {
      const visitor = (await open(database())).visit()
      for (let round = 0; round < 5; round++) {
        const message = await visitor.prepare()
        const signature = await visitor.sign(message)
        const all = await Promise.all(
          Array.from({ length: 25 }, () => visitor.verify(message, signature)),
        )
        const statuses = all.map(({ status }) => status).sort()
        expect(statuses).toEqual([200, ...Array(24).fill(401)])
        expect(await count(database(), 'sessions', nonceOf(message))).toBe(1)
      }
    })

    it('a refused signature uses nothing up', async () => {
      const visitor = (await open(database())).visit()
      const message = await visitor.prepare()
      const other = await visitor.sign(`${message}\nRequest ID: other`)
      expect(await codeOf(await visitor.verify(message, other))).toEqual([401, 'signature_invalid'])
      expect((await visitor.verify(message, await visitor.sign(message))).status).toBe(200)
    })

    it('asking for nonces stores nothing', async () => {
      const visitor = (await open(database())).visit()
      const before = await count(database(), 'claimed_nonces')
      const nonces = await Promise.all(Array.from({ length: 500 }, () => visitor.getNonce()))
      expect(new Set(nonces.map(({ nonce }) => nonce)).size).toBe(500)
      expect(await count(database(), 'claimed_nonces')).toBe(before)
    })

    it('counts only in the browser that asked for it: no login CSRF', async () => {
      const { visit } = await open(database())
      const [attacker, victim] = [visit(), visit()]
      await victim.getNonce()
      const message = await attacker.prepare()
      const signature = await attacker.sign(message)
      expect(await codeOf(await victim.verify(message, signature))).toEqual([401, 'nonce_unknown'])
      const nobody = visit({ keepsCookies: false })
      expect(await codeOf(await nobody.verify(message, signature))).toEqual([401, 'nonce_unknown'])
      expect((await attacker.verify(message, signature)).status).toBe(200)
    })

    it('a second tab and a sign-in of another account leave earlier nonces alone', async () => {
      const visitor = (await open(database())).visit()
      const first = await visitor.prepare()
      const second = await visitor.prepare()
      expect((await visitor.verify(second, await visitor.sign(second))).status).toBe(200)
      expect((await visitor.verify(first, await visitor.sign(first))).status).toBe(200)
    })

    it('counts at no server with another secret', async () => {
      const [{ visit }, other] = [
        await open(database()),
        await open(database(), { SESSION_SECRET: 'y'.repeat(32) }),
      ]
      const visitor = visit()
      const message = await visitor.prepare()
      const there = other.visit()
      for (const [name, value] of visitor.jar) there.jar.set(name, value)
      const answer = await there.verify(message, await visitor.sign(message))
      expect(await codeOf(answer)).toEqual([401, 'nonce_unknown'])
    })
  })

  describe('R-AUTH-5 a session', () => {
    it('is a new 256-bit token, in the cookie only, and hashed in the database', async () => {
      const { visit, lines } = await open(database())
      const visitor = visit()
      const response = await visitor.signIn()
      const token = visitor.jar.get(SID) ?? ''
      expect(token).toMatch(/^[\w-]{43}$/)
      expect(await response.text()).not.toContain(token)
      expect(response.headers.get('Cache-Control')).toBe('no-store')
      const { rows } = await database().run((db) => sql`select * from sessions`.execute(db))
      expect(JSON.stringify(rows)).not.toContain(token)
      expect(JSON.stringify(rows)).toContain(hashToken(token))
      expect(lines.join('')).not.toContain(token)
    })

    it('is never one that was planted', async () => {
      const visitor = (await open(database())).visit()
      visitor.jar.set(SID, 'A'.repeat(43))
      await visitor.signIn()
      expect(visitor.jar.get(SID)).not.toBe('A'.repeat(43))
      visitor.jar.set(SID, 'A'.repeat(43))
      expect((await visitor.get('session')).status).toBe(401)
    })

    it('ends when the same browser signs in again', async () => {
      const { visit } = await open(database())
      const visitor = visit()
      await visitor.signIn()
      const before = visitor.jar.get(SID) ?? ''
      const other = visit()
      const message = await visitor.prepare({ address: other.account.address })
      const answer = await visitor.verify(message, await other.sign(message))
      expect(answer.status).toBe(200)
      expect(await (await visitor.get('session')).json()).toMatchObject({
        address: other.account.address,
      })
      visitor.jar.set(SID, before)
      expect((await visitor.get('session')).status).toBe(401)
    })

    it.each([
      ['no cookie', undefined],
      ['nonsense', 'nonsense'],
      ['SQL', "' or '1'='1"],
      ['a token that nobody has', 'B'.repeat(43)],
    ])('is refused for %s', async (_title, token) => {
      const visitor = (await open(database())).visit()
      if (token !== undefined) visitor.jar.set(SID, encodeURIComponent(token))
      expect(await codeOf(await visitor.get('session'))).toEqual([401, 'not_signed_in'])
      expect(await codeOf(await visitor.get('sessions'))).toEqual([401, 'not_signed_in'])
      expect(await codeOf(await visitor.post('logout-everywhere'))).toEqual([401, 'not_signed_in'])
      expect((await visitor.post('logout')).status).toBe(204)
      // Who only wants to know gets no error; the list of sessions stays one.
      const quiet = { headers: { 'Countersign-Quiet': '1' } }
      expect((await visitor.request('/api/auth/session', quiet)).status).toBe(204)
      expect((await visitor.request('/api/auth/sessions', quiet)).status).toBe(401)
    })

    it('ends after a day without use, and lives on with it', async () => {
      const { visit, clock } = await open(database())
      const [used, idle] = [visit(), visit()]
      await used.signIn()
      await idle.signIn()
      clock.now += DAY - MINUTE
      expect(await (await used.get('session')).json()).toMatchObject({
        expiresAt: new Date(clock.now + DAY).toISOString(),
      })
      clock.now += MINUTE
      expect((await used.get('session')).status).toBe(200)
      expect((await idle.get('session')).status).toBe(401)
    })

    it('ends after a week whatever happens', async () => {
      const { visit, clock } = await open(database())
      const visitor = visit()
      await visitor.signIn()
      const end = clock.now + 7 * DAY
      while (clock.now + 12 * HOUR < end) {
        clock.now += 12 * HOUR
        expect((await visitor.get('session')).status).toBe(200)
      }
      clock.now = end
      expect((await visitor.get('session')).status).toBe(401)
    })

    it('gets a new token every day', async () => {
      const { visit, clock } = await open(database())
      const visitor = visit()
      await visitor.signIn()
      const first = visitor.jar.get(SID) ?? ''
      clock.now += 20 * HOUR
      await visitor.get('session')
      expect(visitor.jar.get(SID)).toBe(first)
      clock.now += 5 * HOUR
      await visitor.get('session')
      const second = visitor.jar.get(SID) ?? ''
      expect(second).not.toBe(first)
      // What was on its way with the old one still counts, until shortly after the new one is seen.
      const old = visit({ keepsCookies: false, headers: { Cookie: `${SID}=${first}` } })
      expect((await old.get('session')).status).toBe(200)
      expect((await visitor.get('session')).status).toBe(200)
      expect((await old.get('session')).status).toBe(200)
      clock.now += MINUTE + 1
      expect((await old.get('session')).status).toBe(401)
      expect((await visitor.get('session')).status).toBe(200)
    })

    it('survives when the answer with the new token is lost', async () => {
      const { visit, clock } = await open(database())
      const visitor = visit()
      await visitor.signIn()
      const first = visitor.jar.get(SID) ?? ''
      clock.now += 23 * HOUR
      await visitor.get('session')
      clock.now += 2 * HOUR
      const lost = await visitor.get('session')
      expect(lost.headers.getSetCookie()).toHaveLength(1)
      visitor.jar.set(SID, first)
      clock.now += 10 * HOUR
      expect((await visitor.get('session')).status).toBe(200)
      const again = visitor.jar.get(SID) ?? ''
      expect(again).not.toBe(first)
      expect((await visitor.get('session')).status).toBe(200)
      clock.now += MINUTE + 1
      visitor.jar.set(SID, first)
      expect((await visitor.get('session')).status).toBe(401)
    })

    it('one of several tabs gets the new token, and none is signed out', async () => {
      const { visit, clock } = await open(database())
      const visitor = visit()
      await visitor.signIn()
      clock.now += 23 * HOUR
      await visitor.get('session')
      clock.now += 2 * HOUR
      const answers = await Promise.all(Array.from({ length: 10 }, () => visitor.get('session')))
      expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
      expect(answers.flatMap(({ headers }) => headers.getSetCookie())).toHaveLength(1)
      expect((await visitor.get('session')).status).toBe(200)
    })
  })

  describe('signing out', () => {
    it('ends the session at the server, not only in the browser', async () => {
      const visitor = (await open(database())).visit()
      await visitor.signIn()
      const token = visitor.jar.get(SID) ?? ''
      const response = await visitor.post('logout')
      expect([response.status, await response.text()]).toEqual([204, ''])
      expect(visitor.jar.has(SID)).toBe(false)
      visitor.jar.set(SID, token)
      expect((await visitor.get('session')).status).toBe(401)
    })

    it('also ends it when the token was replaced a moment ago', async () => {
      const { visit, clock } = await open(database())
      const visitor = visit()
      await visitor.signIn()
      const first = visitor.jar.get(SID) ?? ''
      clock.now += 23 * HOUR
      await visitor.get('session')
      clock.now += 2 * HOUR
      await visitor.get('session')
      const second = visitor.jar.get(SID) ?? ''
      visitor.jar.set(SID, first)
      await visitor.post('logout')
      visitor.jar.set(SID, second)
      expect((await visitor.get('session')).status).toBe(401)
    })

    it('everywhere ends all sessions of the account, and no other', async () => {
      const { visit } = await open(database())
      const here = visit()
      const [there, stranger] = [visit({ account: here.account }), visit()]
      for (const visitor of [here, there, stranger]) await visitor.signIn()
      expect((await here.post('logout-everywhere')).status).toBe(204)
      expect((await here.get('session')).status).toBe(401)
      expect((await there.get('session')).status).toBe(401)
      expect((await stranger.get('session')).status).toBe(200)
    })

    it.each(['logout', 'logout-everywhere', 'verify'])('%s is no GET', async (path) => {
      const visitor = (await open(database())).visit()
      await visitor.signIn()
      await visitor.get(path)
      expect((await visitor.get('session')).status).toBe(200)
    })

    it.each([
      ['another origin', { Origin: 'https://evil.example' }, 403],
      ['no origin at all', { Origin: 'null' }, 403],
      ['a form', { 'Content-Type': 'text/plain' }, 415],
      ['another form', { 'Content-Type': 'application/x-www-form-urlencoded' }, 415],
      ['another site', { 'Sec-Fetch-Site': 'cross-site' }, 403],
      ['a sister site', { 'Sec-Fetch-Site': 'same-site' }, 403],
    ])('nothing is done for %s', async (_title, headers, status) => {
      const visitor = (await open(database())).visit()
      await visitor.signIn()
      const message = await visitor.prepare()
      const signature = await visitor.sign(message)
      for (const path of ['logout', 'logout-everywhere', 'verify']) {
        const answer = await visitor.post(path, { message, signature }, { headers })
        expect(answer.status).toBe(status)
      }
      expect((await visitor.get('session')).status).toBe(200)
    })

    it('no foreign page can even have a nonce made', async () => {
      const { send } = await open(database())
      const headers = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors' }
      const response = await send('/api/auth/nonce', { headers })
      expect([response.status, response.headers.getSetCookie()]).toEqual([403, []])
    })
  })

  describe('the list of sessions', () => {
    it('shows mine, the newest first, without tokens', async () => {
      const { visit, clock } = await open(database())
      const phone = visit({ headers: { 'User-Agent': `Phone ${'x'.repeat(1000)}` } })
      await phone.signIn()
      clock.now += HOUR
      const laptop = visit({ account: phone.account, headers: { 'User-Agent': 'Laptop' } })
      await laptop.signIn()
      await visit().signIn()
      const response = await laptop.get('sessions')
      expect(await response.json()).toEqual({
        sessions: [
          {
            id: expect.any(String),
            address: laptop.account.address,
            chainId: 31337,
            createdAt: '2026-03-01T13:00:00.000Z',
            lastSeenAt: '2026-03-01T13:00:00.000Z',
            expiresAt: '2026-03-02T13:00:00.000Z',
            userAgent: 'Laptop',
            current: true,
          },
          expect.objectContaining({ current: false, createdAt: '2026-03-01T12:00:00.000Z' }),
        ],
      })
      const text = JSON.stringify(await (await phone.get('sessions')).json())
      expect(text).not.toContain(phone.jar.get(SID))
      expect(text).not.toContain(hashToken(phone.jar.get(SID) ?? ''))
      expect(text.length).toBeLessThan(2_000)
    })
  })

  it('sweeps what has expired, in portions, and nothing else', async () => {
    const { visit, clock, now } = await open(database())
    clock.now = Date.parse('2030-01-01T00:00:00Z')
    const [old, fresh] = [visit(), visit()]
    const oldMessage = await old.prepare()
    await old.verify(oldMessage, await old.sign(oldMessage))
    await database().run((db) =>
      sql`insert into claimed_nonces select 'filler' || n, '2030-01-01' from generate_series(1, 2500) n`.execute(
        db,
      ),
    )
    clock.now += 7 * DAY
    const freshMessage = await fresh.prepare()
    await fresh.verify(freshMessage, await fresh.sign(freshMessage))
    const sessions = createSessions({ database: database(), ttlSeconds: 1, now })
    await sessions.sweep()
    expect(await count(database(), 'sessions', nonceOf(oldMessage))).toBe(0)
    // Its time is over, but a server whose clock is behind might still accept it.
    expect(await count(database(), 'claimed_nonces', nonceOf(oldMessage))).toBe(1)
    expect(await count(database(), 'claimed_nonces')).toBe(2)
    clock.now += HOUR
    await sessions.sweep()
    expect(await count(database(), 'claimed_nonces', nonceOf(oldMessage))).toBe(0)
    expect(await count(database(), 'claimed_nonces', nonceOf(freshMessage))).toBe(1)
    expect((await fresh.get('session')).status).toBe(200)
  })
})

/** The other signature that the same key's mathematics allow for the same text. */
function malleate(signature: string): string {
  const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
  const s = order - BigInt(`0x${signature.slice(66, 130)}`)
  const flipped = signature.endsWith('1b') ? '1c' : '1b'
  return `${signature.slice(0, 66)}${s.toString(16).padStart(64, '0')}${flipped}`
}
