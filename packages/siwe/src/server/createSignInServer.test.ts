import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, it, vi } from 'vitest'
import { createSignInMessage } from '../createSignInMessage.ts'
import { createMemoryStore } from './createMemoryStore.ts'
import { type CreateSignInServerParameters, createSignInServer } from './createSignInServer.ts'
import * as server from './index.ts'

const ORIGIN = 'https://app.example'
const account = privateKeyToAccount(generatePrivateKey())

it('exports exactly this', () => {
  expect(Object.keys(server)).toEqual([
    'checkSignInMessage',
    'createMemoryStore',
    'createSignInServer',
    'SignInRefused',
  ])
})

/** A server, and a browser with its cookies. */
function start(parameters: Partial<CreateSignInServerParameters> = {}) {
  let time = Date.parse('2026-01-01T00:00:00Z')
  const now = () => time
  const signIn = createSignInServer({
    origin: ORIGIN,
    chainIds: [1],
    secret: 's'.repeat(32),
    store: createMemoryStore(now),
    now,
    ...parameters,
  })
  const jar = new Map<string, string>()
  const headers = () => ({ Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') })
  const keep = (response: Response) => {
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? []
      if (value) jar.set(name, value)
      else jar.delete(name)
    }
    return response
  }
  const get = (path: 'nonce' | 'session', extra = {}) =>
    signIn[path](new Request(`${ORIGIN}/api/auth/${path}`, { headers: { ...headers(), ...extra } }))
  const post = (path: 'verify' | 'logout', body: unknown, extra = {}) =>
    signIn[path](
      new Request(`${ORIGIN}/api/auth/${path}`, {
        method: 'POST',
        headers: {
          ...headers(),
          Origin: ORIGIN,
          'Content-Type': 'application/json',
          ...extra,
        },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    )
  async function signed(fields: Partial<Parameters<typeof createSignInMessage>[0]> = {}) {
    const { nonce, issuedAt, expirationTime } = await (await keep(await get('nonce'))).json()
    const message = createSignInMessage({
      domain: 'app.example',
      uri: ORIGIN,
      address: account.address,
      chainId: 1,
      nonce,
      issuedAt,
      expirationTime,
      ...fields,
    })
    return { message, signature: await account.signMessage({ message }) }
  }
  return {
    ...{ signIn, jar, get, post, keep, signed },
    pass: (seconds: number) => {
      time += seconds * 1000
    },
  }
}

const codeOf = async (response: Response) => [response.status, (await response.json()).code]

it('R-AUTH-1 signs in, says who is, and signs out', async () => {
  const { get, post, keep, signed, jar, signIn } = start()
  expect((await get('session')).status).toBe(401)
  expect((await get('session', { 'Countersign-Quiet': '1' })).status).toBe(204)
  const response = keep(await post('verify', await signed()))
  expect(response.status).toBe(200)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(response.headers.getSetCookie()[0]).toMatch(
    /^__Host-sid=[0-9a-f]{64}; Path=\/; Max-Age=604800; HttpOnly; Secure; SameSite=Lax$/,
  )
  const who = { address: account.address, chainId: 1, expiresAt: '2026-01-08T00:00:00.000Z' }
  expect(await response.json()).toEqual(who)
  expect(await (await get('session')).json()).toEqual(who)
  const headers = { Cookie: `__Host-sid=${jar.get('__Host-sid')}` }
  expect(await signIn.getSession(new Request(ORIGIN, { headers }))).toMatchObject({ chainId: 1 })
  const token = jar.get('__Host-sid') ?? ''
  expect(keep(await post('logout', {})).status).toBe(204)
  jar.set('__Host-sid', token)
  expect((await get('session')).status).toBe(401)
})

it('R-AUTH-5 a nonce is good once, of 25 at the same time, too', async () => {
  const { post, signed } = start()
  const proof = await signed()
  const all = await Promise.all(Array.from({ length: 25 }, () => post('verify', proof)))
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await codeOf(await post('verify', proof))).toEqual([401, 'nonce_used'])
})

it('R-AUTH-5 a nonce is good only for the browser that asked for it', async () => {
  const { post, signed } = start()
  const other = start()
  await other.signed()
  expect(await codeOf(await other.post('verify', await signed()))).toEqual([401, 'nonce_unknown'])
  const proof = await signed({ nonce: 'a'.repeat(64) })
  expect(await codeOf(await post('verify', proof))).toEqual([401, 'nonce_unknown'])
})

it.each([
  ['another site', { domain: 'evil.example' }, 'domain_mismatch'],
  ['another address', { uri: 'https://evil.example' }, 'uri_mismatch'],
  ['another network', { chainId: 2 }, 'chain_not_allowed'],
  ['the future', { issuedAt: '2026-01-01T01:00:00Z' }, 'issued_in_future'],
  ['the past', { issuedAt: '2025-01-01T01:00:00Z' }, 'message_too_old'],
  ['what has expired', { expirationTime: '2025-12-31T00:00:00Z' }, 'message_expired'],
])('R-AUTH-5 refuses a message for %s', async (_, fields, code) => {
  const { post, signed } = start()
  expect(await codeOf(await post('verify', await signed(fields)))).toEqual([401, code])
})

it('R-AUTH-5 refuses what is too old, of someone else, or changed', async () => {
  const { post, signed, pass } = start()
  const foreign = await signed({ address: privateKeyToAccount(generatePrivateKey()).address })
  expect(await codeOf(await post('verify', foreign))).toEqual([401, 'signature_invalid'])
  const proof = await signed()
  const changed = { ...proof, message: `${proof.message}\n` }
  expect(await codeOf(await post('verify', changed))).toEqual([401, 'message_malformed'])
  pass(901)
  expect((await post('verify', proof)).status).toBe(401)
})

it('R-AUTH-5 a session ends when its time is over, and with the next sign-in', async () => {
  const { get, post, keep, signed, pass, jar } = start({ sessionTtlSeconds: 60 })
  keep(await post('verify', await signed()))
  const first = jar.get('__Host-sid') ?? ''
  keep(await post('verify', await signed()))
  expect(jar.get('__Host-sid')).not.toBe(first)
  expect((await get('session')).status).toBe(200)
  pass(60)
  expect((await get('session')).status).toBe(401)
  jar.set('__Host-sid', first)
  expect((await get('session')).status).toBe(401)
})

it('R-AUTH-5 foreign pages can neither sign in or out nor ask', async () => {
  const { get, post, signed } = start()
  const proof = await signed()
  const evil = { Origin: 'https://evil.example' }
  expect(await codeOf(await post('verify', proof, evil))).toEqual([403, 'foreign_origin'])
  expect((await post('logout', {}, evil)).status).toBe(403)
  expect((await get('session', { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
  expect((await post('verify', proof, { 'Content-Type': 'text/plain' })).status).toBe(400)
  expect((await post('verify', proof)).status).toBe(200)
})

it.each([
  ['no JSON', '{'],
  ['null', 'null'],
  ['no signature', '{"message":"x"}'],
  ['too much', JSON.stringify({ message: 'x'.repeat(20_000), signature: '0x' })],
])('R-AUTH-5 refuses a body that is %s', async (_, body) => {
  const { post } = start()
  expect(await codeOf(await post('verify', body))).toEqual([400, 'bad_request'])
})

it('R-AUTH-6 a contract account is asked on its chain; whoever cannot be asked uses nothing up', async () => {
  const verifyContract = vi.fn(async (): Promise<boolean> => {
    throw new Error('no node')
  })
  const { post, signed, pass } = start({ verifyContract })
  const address = '0x00000000000000000000000000000000DeaDBeef'
  const proof = { ...(await signed({ address })), signature: '0x' as const }
  expect(await codeOf(await post('verify', proof))).toEqual([503, 'unavailable'])
  // The other owners may take days.
  pass(86_400)
  verifyContract.mockResolvedValue(true)
  expect((await post('verify', proof)).status).toBe(200)
  const { message, signature } = proof
  expect(verifyContract).toHaveBeenLastCalledWith({ address, chainId: 1, message, signature })
})

it('R-AUTH-5 refuses a short secret', () => {
  expect(() => start({ secret: 'short' })).toThrow('secret')
})
