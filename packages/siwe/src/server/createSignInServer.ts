import { type Address, type Hex, isAddressEqual, recoverMessageAddress } from 'viem'
import { checkSignInMessage } from './checkSignInMessage.ts'
import { createCookies } from './createCookies.ts'
import { createNonces, toHex } from './createNonces.ts'
import { guard, readBody } from './readBody.ts'
import { SignInRefused } from './signInRefused.ts'
import type { SignInSession, SignInStore } from './types.ts'

export type CreateSignInServerParameters = {
  /** Where the app's pages are, as visitors write it: `https://app.example`. Never taken from a request. */
  origin: string
  /** The chains that accounts may sign in on. */
  chainIds: readonly number[]
  /** At least 32 characters that nobody else knows; the same for every process. */
  secret: string
  store: SignInStore
  /**
   * Asks a contract account on its chain whether it stands by a signature (ERC-1271, ERC-6492); it
   * throws when nobody can tell. Absent: only accounts with a key can sign in.
   */
  verifyContract?: (proof: ContractProof) => Promise<boolean>
  /** Default: a week. */
  sessionTtlSeconds?: number
  /** How old a message of an account with a key may be. Default: 15 minutes. */
  signInWindowSeconds?: number
  now?: () => number
}

export type ContractProof = { address: Address; chainId: number; message: string; signature: Hex }

const WEEK_SECONDS = 604_800
const WINDOW_SECONDS = 900
const QUIET_HEADER = 'Countersign-Quiet'

export type SignInServer = ReturnType<typeof createSignInServer>

/**
 * Signing in by EIP-4361 as functions from a request to a response, for route handlers of any server.
 * They answer what `createAuthAdapter` asks for below `/api/auth`.
 */
export function createSignInServer(parameters: CreateSignInServerParameters) {
  const { origin, chainIds, secret, store, verifyContract, now = Date.now } = parameters
  const { sessionTtlSeconds = WEEK_SECONDS, signInWindowSeconds = WINDOW_SECONDS } = parameters
  if (secret.length < 32) throw new Error('`secret` needs at least 32 characters.')
  const site = new URL(origin)
  // The owners of a contract may take days to sign.
  const nonceTtlSeconds = verifyContract ? WEEK_SECONDS : signInWindowSeconds
  const rules = {
    publicUrl: site.origin,
    signInDomains: [site.host],
    chainIds: new Set(chainIds),
    nonceTtlSeconds,
  }
  const nonces = createNonces({ secret, ttlSeconds: nonceTtlSeconds, now })
  const cookies = createCookies(site.origin)

  async function verify(request: Request): Promise<Response> {
    const { message: text, signature } = await readBody(request)
    const message = checkSignInMessage(text, rules, now())
    const { address, chainId, nonce } = message
    const preSession = cookies.read(request, 'pre')
    const expiresAt = preSession && (await nonces.check(nonce, preSession))
    if (!expiresAt) {
      throw new SignInRefused('nonce_unknown', 'This message was not asked for by this browser.')
    }
    if (expiresAt <= now()) {
      throw new SignInRefused('nonce_expired', 'This message is too old. Sign a new one.')
    }
    // First without asking anybody: most accounts are keys, and a key needs no node.
    const signer = await recoverMessageAddress({ message: text, signature }).catch(() => undefined)
    if (signer && isAddressEqual(signer, address)) {
      if (Date.parse(message.issuedAt) < now() - signInWindowSeconds * 1000) {
        throw new SignInRefused('message_too_old', 'The message is too old. Sign a new one.')
      }
    } else if (!(await verifyContract?.({ address, chainId, message: text, signature }))) {
      throw new SignInRefused('signature_invalid', 'The signature is not from this account.')
    }
    // Last, so that nothing is used up by a signature that could not be checked.
    if (!(await store.claimNonce(nonce, expiresAt))) {
      throw new SignInRefused('nonce_used', 'This message was used before. Sign a new one.')
    }
    const token = randomText()
    const session = { address, chainId, expiresAt: now() + sessionTtlSeconds * 1000 }
    // Whoever was signed in here before is not any more.
    await end(request)
    await store.addSession(await hashOf(token), session)
    return answer(200, toBody(session), [cookies.write(request, 'sid', token, sessionTtlSeconds)])
  }

  async function end(request: Request): Promise<void> {
    const token = cookies.read(request, 'sid')
    if (token) await store.removeSession(await hashOf(token))
  }

  /** Who is signed in, for any handler or page of the app; nobody is `undefined`. */
  async function getSession(request: Request): Promise<SignInSession | undefined> {
    const token = cookies.read(request, 'sid')
    const session = token && (await store.getSession(await hashOf(token)))
    return session && session.expiresAt > now() ? session : undefined
  }

  const routes = {
    /** `GET /api/auth/nonce` */
    async nonce(request: Request): Promise<Response> {
      // Kept while it lives: a second tab must not lose its own.
      const preSession = cookies.read(request, 'pre') ?? randomText()
      const { nonce, issuedAt, expiresAt } = await nonces.issue(preSession)
      const body = {
        nonce,
        issuedAt: new Date(issuedAt).toISOString(),
        expirationTime: new Date(expiresAt).toISOString(),
        // Said before anybody signs what `verify` would refuse.
        chainIds,
      }
      return answer(200, body, [cookies.write(request, 'pre', preSession, nonceTtlSeconds + 3_600)])
    },
    /** `POST /api/auth/verify` */
    verify,
    /** `GET /api/auth/session` */
    async session(request: Request): Promise<Response> {
      const session = await getSession(request)
      if (session) return answer(200, toBody(session))
      // Browsers write each 401 into the console; whoever asks quietly gets none.
      if (request.headers.get(QUIET_HEADER) === '1') return answer(204)
      return answer(401, { code: 'not_signed_in', message: 'Nobody is signed in.' })
    },
    /** `POST /api/auth/logout` */
    async logout(request: Request): Promise<Response> {
      await end(request)
      return answer(204, undefined, [cookies.write(request, 'sid', '', 0)])
    },
  }

  const guarded = (method: 'GET' | 'POST', route: (request: Request) => Promise<Response>) =>
    async function handle(request: Request): Promise<Response> {
      try {
        const refused = guard(request, method, site.origin)
        return refused ? answer(...refused) : await route(request)
      } catch (error) {
        if (error instanceof SignInRefused) {
          return answer(401, { code: error.code, message: error.message })
        }
        if (error instanceof SyntaxError) {
          return answer(400, { code: 'bad_request', message: error.message })
        }
        // What could not be found out is never a yes, and the same signature may be sent again.
        return answer(503, { code: 'unavailable', message: 'This cannot be checked right now.' })
      }
    }

  return {
    nonce: guarded('GET', routes.nonce),
    verify: guarded('POST', routes.verify),
    session: guarded('GET', routes.session),
    logout: guarded('POST', routes.logout),
    getSession,
  }
}

const toBody = ({ address, chainId, expiresAt }: SignInSession) => ({
  address,
  chainId,
  expiresAt: new Date(expiresAt).toISOString(),
})

/** 256 random bits, as they stand in a cookie. */
const randomText = () => toHex(crypto.getRandomValues(new Uint8Array(32)))

/** What is stored of a token. It has enough bits not to need salt or slowness. */
const hashOf = async (token: string) =>
  toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))))

function answer(status: number, body?: object, cookies: readonly string[] = []): Response {
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  if (body) headers.set('Content-Type', 'application/json')
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return new Response(body ? JSON.stringify(body) : null, { status, headers })
}
