import { createSignInMessage } from '@countersign/siwe'
import { parseAnswer } from './parseAnswer.ts'
import { SignInError } from './signInError.ts'
import type {
  AuthAdapter,
  CountersignAuthAdapter,
  NonceAnswer,
  Session,
  SessionEntry,
} from './types.ts'

export type CreateAuthAdapterParameters = {
  /** Where the server is; by default, where the page came from. */
  baseUrl?: string | undefined
  statement?: string | undefined
  fetch?: typeof fetch | undefined
  location?: Pick<Location, 'host' | 'origin'> | undefined
  /** Whether the page is shown inside another one, as Safe Apps are. */
  framed?: boolean | undefined
  now?: (() => number) | undefined
  /** Who counts the owners of a Safe that have signed in; without it nobody says "1 of 2". */
  cosigners?: AuthAdapter['cosigners']
}

/**
 * Nobody being signed in is no error, and browsers write every 401 into the console. Our server then
 * answers 204; another one may not know the header, and its 401 means the same.
 */
const QUIETLY = { 'Countersign-Quiet': '1' }
const STATEMENT = 'Sign in to prove that this account is yours. It costs nothing and sends nothing.'

/** Signs in against our own server. */
export function createAuthAdapter(
  parameters: CreateAuthAdapterParameters = {},
): CountersignAuthAdapter {
  const { baseUrl = '', statement = STATEMENT, now = Date.now } = parameters
  const { location = globalThis.location, framed = isFramed() } = parameters
  // Called without `this`, which browsers' `fetch` insists on.
  const send: typeof fetch = parameters.fetch ?? ((...sent) => globalThis.fetch(...sent))
  // Only in memory: what a frame cannot keep in a cookie ends with the page.
  let preSession: string | undefined
  let bearer: string | undefined

  async function ask(
    method: 'GET' | 'POST',
    path: string,
    body?: unknown,
    wish: Record<string, string> = {},
  ): Promise<unknown> {
    const headers = { ...wish }
    if (method === 'POST') headers['Content-Type'] = 'application/json'
    if (framed) headers['Countersign-Framed'] = '1'
    if (framed && preSession !== undefined) headers['Countersign-Pre-Session'] = preSession
    if (bearer !== undefined) headers.Authorization = `Bearer ${bearer}`
    let response: Response
    try {
      response = await send(`${baseUrl}/api/auth/${path}`, {
        method,
        headers,
        credentials: 'same-origin',
        cache: 'no-store',
        // A tab that is closed while it signs in has used up the nonce: its other tabs need the answer.
        ...(method === 'POST' && { body: JSON.stringify(body ?? {}), keepalive: true }),
      })
      if (response.status === 204) return undefined
      return parseAnswer(response.status, await response.text())
    } catch (cause) {
      if (cause instanceof SignInError) throw cause
      throw new SignInError('unreachable', null, 'The server cannot be reached.', cause)
    }
  }

  return {
    async getNonce() {
      // The server's own answers, checked by `parseAnswer` to be objects; ours to trust.
      const answer = (await ask('GET', 'nonce')) as NonceAnswer & { preSession?: string }
      preSession = answer.preSession ?? preSession
      const { nonce, issuedAt, expirationTime, chainIds } = answer
      return { nonce, issuedAt, expirationTime, chainIds }
    },
    createMessage: ({ address, chainId, nonce, issuedAt, expirationTime }) =>
      createSignInMessage({
        // A wallet compares this with the page that asks, so it is the page's own.
        domain: location.host,
        uri: location.origin,
        statement,
        address,
        chainId,
        nonce,
        issuedAt: issuedAt ?? new Date(now()).toISOString(),
        expirationTime,
      }),
    async verify({ message, signature }) {
      const answer = (await ask('POST', 'verify', { message, signature })) as Session & {
        token?: string
      }
      bearer = answer.token
      return pickSession(answer)
    },
    async session() {
      try {
        const answer = await ask('GET', 'session', undefined, QUIETLY)
        return answer === undefined ? null : pickSession(answer as Session)
      } catch (error) {
        if (error instanceof SignInError && error.status === 401) return null
        throw error
      }
    },
    ...(parameters.cosigners && { cosigners: parameters.cosigners }),
    async sessions() {
      return ((await ask('GET', 'sessions')) as { sessions: SessionEntry[] }).sessions
    },
    async signOut() {
      await ask('POST', 'logout')
      bearer = undefined
    },
    async signOutEverywhere() {
      await ask('POST', 'logout-everywhere')
      bearer = undefined
    },
  }
}

function pickSession({ address, chainId, expiresAt }: Session): Session {
  return { address, chainId, expiresAt }
}

function isFramed(): boolean {
  try {
    return globalThis.self !== globalThis.top
  } catch {
    // A browser that refuses to say so does it because the page above is a foreign one.
    return true
  }
}
