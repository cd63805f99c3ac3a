import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEmbedded } from '../../database/openEmbedded.ts'
import type { Database } from '../../database/types.ts'
import { createVisitor } from '../../testing/createVisitor.ts'
import { testApp } from '../../testing/testApp.ts'
import { temporaryDirectory, testConfig } from '../../testing/testConfig.ts'

const HOUR = 3_600_000
const FRAMED = { 'Countersign-Framed': '1' }

let database: Database
beforeAll(async () => {
  const dataDir = temporaryDirectory()
  database = await openEmbedded({ dataDir, deadlineMs: 30_000, lockMs: 1_000 })
})
afterAll(() => database?.close())

async function open(env: Record<string, string> = {}) {
  const clock = { now: Date.parse('2026-03-01T12:00:00Z') }
  const config = testConfig({ RATE_LIMIT: 'off', ...env })
  const { app } = await testApp({ config, database, now: () => clock.now })
  const visit = (options: Partial<Parameters<typeof createVisitor>[0]> = {}) =>
    createVisitor({
      send: (path, init) => app.request(path, init),
      origin: config.publicUrl,
      ...options,
    })
  return { visit, clock }
}

/** The attributes of a cookie, sorted, without its value. */
function attributes(line: string | undefined): string[] {
  const [pair = '', ...rest] = (line ?? '').split('; ')
  return [pair.replace(/=.*/, ''), ...rest.sort()]
}

describe('cookies at top level', () => {
  it.each([
    ['localhost', {}],
    ['https', { PUBLIC_URL: 'https://app.example.org' }],
  ])('are bound to the host, secure and Lax on %s', async (_title, env) => {
    const visitor = (await open(env)).visit()
    await visitor.signIn()
    const [pre, session] = visitor.setCookies
    const common = ['HttpOnly', 'Path=/', 'SameSite=Lax', 'Secure']
    expect(attributes(pre)).toEqual(['__Host-pre', ...common.toSpliced(1, 0, 'Max-Age=608400')])
    expect(attributes(session)).toEqual(['__Host-sid', ...common.toSpliced(1, 0, 'Max-Age=604800')])
  })

  it('have plain names where there is no encryption', async () => {
    const visitor = (await open({ PUBLIC_URL: 'http://127.0.0.1:4100' })).visit()
    expect((await visitor.signIn()).status).toBe(200)
    const [pre, session] = visitor.setCookies
    const common = ['HttpOnly', 'Max-Age=604800', 'Path=/', 'SameSite=Lax']
    expect(attributes(pre)[0]).toBe('pre')
    expect(attributes(session)).toEqual(['sid', ...common])
    expect((await visitor.get('session')).status).toBe(200)
  })

  const SAFARI =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Safari/605.1.15'
  const CHROME =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

  it.each([
    ['Safari, which keeps no secure ones there', SAFARI, {}, ['pre', 'sid'], false],
    ['Chrome, which does', CHROME, {}, ['__Host-pre', '__Host-sid'], true],
    [
      'Safari, where there is encryption',
      SAFARI,
      { PUBLIC_URL: 'https://app.example.org' },
      ['__Host-pre', '__Host-sid'],
      true,
    ],
  ])('are for %s', async (_title, agent, env, names, secure) => {
    const visitor = (await open(env)).visit({ headers: { 'User-Agent': agent } })
    expect((await visitor.signIn()).status).toBe(200)
    expect(visitor.setCookies.map((line) => attributes(line)[0])).toEqual(names)
    expect(visitor.setCookies.map((line) => line.includes('Secure'))).toEqual([secure, secure])
    expect((await visitor.get('session')).status).toBe(200)
    expect((await visitor.post('logout')).status).toBe(204)
    expect((await visitor.get('session')).status).toBe(401)
  })

  it('of sign-in are used for nothing else', async () => {
    const visitor = (await open()).visit({ headers: { 'Countersign-Pre-Session': 'A'.repeat(22) } })
    const body = await visitor.getNonce()
    // Only a frame gets it in the body.
    expect(Object.keys(body)).toEqual(['nonce', 'issuedAt', 'expirationTime', 'chainIds'])
  })
})

describe('R-AUTH-6 inside a Safe', () => {
  it('cookies are partitioned', async () => {
    const visitor = (await open()).visit({ headers: FRAMED })
    const response = await visitor.signIn()
    expect(response.status).toBe(200)
    expect(await response.json()).not.toHaveProperty('token')
    const [pre, session] = visitor.setCookies
    const common = ['HttpOnly', 'Partitioned', 'Path=/', 'SameSite=None', 'Secure']
    const at = (age: number) => common.toSpliced(1, 0, `Max-Age=${age}`)
    expect(attributes(pre)).toEqual(['__Host-pre-framed', ...at(608400)])
    expect(attributes(session)).toEqual(['__Host-sid-framed', ...at(604800)])
    expect((await visitor.get('session')).status).toBe(200)
    expect((await visitor.post('logout')).status).toBe(204)
    expect(visitor.jar.has('__Host-sid-framed')).toBe(false)
  })

  it('a frame on our own site and the page around it have sessions of their own', async () => {
    const { visit } = await open()
    const [page, frame] = [visit(), visit({ headers: FRAMED })]
    await page.signIn()
    await frame.signIn()
    // Both kinds of cookies reach a frame of the same site.
    for (const [name, value] of page.jar) frame.jar.set(name, value)
    expect(await (await frame.get('session')).json()).toMatchObject({
      address: frame.account.address,
    })
    for (const [name, value] of frame.jar) page.jar.set(name, value)
    expect(await (await page.get('session')).json()).toMatchObject({
      address: page.account.address,
    })
  })

  describe('without any cookies', () => {
    async function signInWithoutCookies() {
      const { visit, clock } = await open()
      const headers: Record<string, string> = { ...FRAMED }
      const visitor = visit({ headers, keepsCookies: false })
      const { preSession, ...times } = await visitor.getNonce()
      headers['Countersign-Pre-Session'] = preSession ?? ''
      const message = await visitor.prepare(times)
      const response = await visitor.verify(message, await visitor.sign(message))
      const body = (await response.json()) as { token: string; expiresAt: string }
      headers.Authorization = `Bearer ${body.token}`
      return { visitor, headers, clock, response, body, visit }
    }

    it('a token for an hour comes in the body, and no cookie', async () => {
      const { visitor, response, body, clock } = await signInWithoutCookies()
      expect(response.status).toBe(200)
      expect(body.token).toMatch(/^[\w-]{43}$/)
      expect(body.expiresAt).toBe('2026-03-01T13:00:00.000Z')
      expect(response.headers.getSetCookie()).toEqual([])
      expect((await visitor.get('session')).status).toBe(200)
      clock.now += HOUR - 1
      expect((await visitor.get('session')).status).toBe(200)
      clock.now += 1
      expect((await visitor.get('session')).status).toBe(401)
    })

    it('the token signs out', async () => {
      const { visitor } = await signInWithoutCookies()
      expect((await visitor.post('logout')).status).toBe(204)
      expect((await visitor.get('session')).status).toBe(401)
    })

    it('the token is none for a cookie, nor a cookie’s for a header', async () => {
      const { body, visit } = await signInWithoutCookies()
      const thief = visit()
      thief.jar.set('__Host-sid', body.token)
      expect((await thief.get('session')).status).toBe(401)
      const owner = visit()
      await owner.signIn()
      const token = owner.jar.get('__Host-sid') ?? ''
      const script = visit({ headers: { Authorization: `Bearer ${token}` } })
      expect((await script.get('session')).status).toBe(401)
    })

    it('a nonce still counts only for who asked for it', async () => {
      const { visit } = await open()
      const [attacker, victim] = [
        visit({ headers: FRAMED, keepsCookies: false }),
        visit({ headers: { ...FRAMED, 'Countersign-Pre-Session': 'A'.repeat(22) } }),
      ]
      const message = await attacker.prepare()
      const signature = await attacker.sign(message)
      expect((await attacker.verify(message, signature)).status).toBe(401)
      expect((await victim.verify(message, signature)).status).toBe(401)
    })

    it('the header counts in frames only', async () => {
      const { visit } = await open()
      const headers: Record<string, string> = { ...FRAMED }
      const visitor = visit({ headers, keepsCookies: false })
      const { preSession, ...times } = await visitor.getNonce()
      headers['Countersign-Pre-Session'] = preSession ?? ''
      const message = await visitor.prepare(times)
      headers['Countersign-Framed'] = ''
      const response = await visitor.verify(message, await visitor.sign(message))
      expect(response.status).toBe(401)
    })
  })

  it('without encryption there are no cookies for frames, but tokens', async () => {
    const { visit } = await open({ PUBLIC_URL: 'http://127.0.0.1:4100' })
    const headers: Record<string, string> = { ...FRAMED }
    const visitor = visit({ headers })
    const { preSession, ...times } = await visitor.getNonce()
    headers['Countersign-Pre-Session'] = preSession ?? ''
    const message = await visitor.prepare(times)
    const response = await visitor.verify(message, await visitor.sign(message))
    expect(visitor.setCookies).toEqual([])
    expect(await response.json()).toHaveProperty('token')
  })
})
