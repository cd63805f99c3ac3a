import { parseSignInMessage } from '@countersign/siwe'
import { describe, expect, it, vi } from 'vitest'
import { createAuthAdapter } from './createAuthAdapter.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const location = { host: 'app.example.org', origin: 'https://app.example.org' }
const nonce = {
  nonce: 'abcdefgh12345678',
  issuedAt: '2026-03-01T12:00:00.000Z',
  expirationTime: '2026-03-08T12:00:00.000Z',
}
const session = { address, chainId: 1, expiresAt: '2026-03-02T12:00:00.000Z' } as const

/** An adapter of a server whose answers are given, and the requests it got. */
function adapterOf(answers: Record<string, () => Response>, framed = false) {
  const sent: { path: string; init: RequestInit; headers: Record<string, string> }[] = []
  const fetch = vi.fn(async (path: string | URL | Request, init: RequestInit = {}) => {
    // The adapter passes plain objects.
    sent.push({ path: String(path), init, headers: init.headers as Record<string, string> })
    const answer = answers[String(path).replace('/api/auth/', '')]
    if (!answer) throw new TypeError('Failed to fetch')
    return answer()
  })
  return { adapter: createAuthAdapter({ fetch, location, framed }), sent }
}

const json =
  (body: unknown, status = 200) =>
  () =>
    new Response(JSON.stringify(body), { status })
const empty = () => new Response(null, { status: 204 })

describe('R-AUTH-1 the default adapter', () => {
  it('gets a nonce with the server’s times', async () => {
    const { adapter, sent } = adapterOf({ nonce: json(nonce) })
    expect(await adapter.getNonce()).toEqual(nonce)
    expect(sent[0]).toMatchObject({
      path: '/api/auth/nonce',
      init: { method: 'GET', credentials: 'same-origin' },
    })
    expect(sent[0]?.headers).toEqual({})
  })

  it('makes the message for the page it is on', () => {
    const { adapter } = adapterOf({})
    const message = parseSignInMessage(adapter.createMessage({ address, chainId: 10, ...nonce }))
    expect(message).toMatchObject({
      domain: 'app.example.org',
      uri: 'https://app.example.org',
      chainId: 10,
      address,
      ...nonce,
    })
    expect(message.statement).toMatch(/^Sign in /)
  })

  it('takes the page’s own time from a server that gives none', () => {
    const now = () => Date.parse('2026-01-02T03:04:05Z')
    const adapter = createAuthAdapter({ location, framed: false, now })
    const text = adapter.createMessage({ address, chainId: 1, nonce: nonce.nonce })
    expect(parseSignInMessage(text).issuedAt).toBe('2026-01-02T03:04:05.000Z')
  })

  it('is answered even when its tab is closed: the nonce is used up, and other tabs go on', async () => {
    const { adapter, sent } = adapterOf({ verify: json(session) })
    await adapter.verify({ message: 'text', signature: '0x12' })
    expect(sent[0]?.init.keepalive).toBe(true)
  })

  it('verifies, finds the session again and ends it', async () => {
    const { adapter, sent } = adapterOf({
      verify: json(session),
      session: json(session),
      logout: empty,
      'logout-everywhere': empty,
      sessions: json({ sessions: [{ ...session, id: 'a' }] }),
    })
    expect(await adapter.verify({ message: 'text', signature: '0x12' })).toEqual(session)
    expect(sent[0]?.init.body).toBe('{"message":"text","signature":"0x12"}')
    expect(sent[0]?.headers).toEqual({ 'Content-Type': 'application/json' })
    expect(await adapter.session()).toEqual(session)
    expect(await adapter.sessions()).toEqual([{ ...session, id: 'a' }])
    await adapter.signOut()
    await adapter.signOutEverywhere()
    expect(sent.map(({ path }) => path.slice('/api/auth/'.length))).toEqual([
      'verify',
      'session',
      'sessions',
      'logout',
      'logout-everywhere',
    ])
  })

  it.each([
    ['our server', empty],
    ['another one', json({ code: 'not_signed_in', message: 'x' }, 401)],
  ])('nobody signed in is no error: %s', async (_title, answer) => {
    const { adapter, sent } = adapterOf({ session: answer })
    expect(await adapter.session()).toBeNull()
    // Without it, every first visitor’s console would begin with a red line.
    expect(sent[0]?.headers).toEqual({ 'Countersign-Quiet': '1' })
  })

  it.each([
    ['refused', json({ code: 'nonce_used', message: 'Used.' }, 401), 'nonce_used', 401, false],
    ['doubtful', json({ code: 'nodes_disagree', message: 'x' }, 401), 'nodes_disagree', 401, true],
    [
      'busy',
      json({ code: 'database_unavailable', message: 'x' }, 503),
      'database_unavailable',
      503,
      true,
    ],
    ['too often', json({ code: 'rate_limited', message: 'x' }, 429), 'rate_limited', 429, true],
    [
      'a web page',
      () => new Response('<h1>502</h1>', { status: 502 }),
      'unexpected_answer',
      502,
      true,
    ],
    [
      'a web page that says 200',
      () => new Response('<h1>Hi</h1>'),
      'unexpected_answer',
      200,
      false,
    ],
  ])('says what went wrong: %s', async (_title, answer, code, status, canRetry) => {
    const { adapter } = adapterOf({ verify: answer, session: answer })
    const verified = adapter.verify({ message: 'text', signature: '0x' })
    await expect(verified).rejects.toMatchObject({ name: 'SignInError', code, status, canRetry })
  })

  it('an unreachable server is no sign-out', async () => {
    const { adapter } = adapterOf({})
    await expect(adapter.session()).rejects.toMatchObject({ code: 'unreachable', status: null })
  })
})

describe('R-AUTH-6 the default adapter in a frame', () => {
  it('says that it is framed, and carries what cookies do not', async () => {
    const { adapter, sent } = adapterOf(
      {
        nonce: json({ ...nonce, preSession: 'pre' }),
        verify: json({ ...session, token: 'token' }),
        session: json(session),
        logout: empty,
      },
      true,
    )
    await adapter.getNonce()
    expect(await adapter.verify({ message: 'text', signature: '0x' })).toEqual(session)
    await adapter.session()
    await adapter.signOut()
    await adapter.session()
    const pre = { 'Countersign-Framed': '1', 'Countersign-Pre-Session': 'pre' }
    const type = { 'Content-Type': 'application/json' }
    const quiet = { 'Countersign-Quiet': '1' }
    expect(sent.map(({ headers }) => headers)).toEqual([
      { 'Countersign-Framed': '1' },
      { ...pre, ...type },
      { ...pre, ...quiet, Authorization: 'Bearer token' },
      { ...pre, ...type, Authorization: 'Bearer token' },
      { ...pre, ...quiet },
    ])
  })
})

describe('R-AUTH-6 co-signers', () => {
  it('are counted by whom the app names, and by nobody else', async () => {
    const counted = { signed: 1, needed: 2 }
    const adapter = createAuthAdapter({ location, cosigners: async () => counted })
    expect(await adapter.cosigners?.({ chainId: 1, hash: '0x' })).toBe(counted)
    expect(createAuthAdapter({ location })).not.toHaveProperty('cosigners')
  })
})
