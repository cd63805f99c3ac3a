import { type Context, Hono, type MiddlewareHandler } from 'hono'
import * as v from 'valibot'
import type { AppEnv } from '../../http/appEnv.ts'
import { HttpError } from '../../http/httpError.ts'
import type { RouteRegistration } from '../../http/routing/registration.ts'
import { answerFault } from './answerFault.ts'
import { type Cookies, createCookies } from './createCookies.ts'
import type { Session } from './createSessions.ts'
import { type AuthParameters, type AuthService, createAuthService } from './service.ts'
import { startSweeping } from './startSweeping.ts'
import { createPreSession } from './tokens.ts'

export type AuthRoutesParameters = AuthParameters & {
  /** Makes what counts the refusals of one pre-session and stops it when they are too many. */
  limitFailures?:
    | ((keyOf: (c: Context) => string | undefined) => MiddlewareHandler<AppEnv>)
    | undefined
  /** Ends with the server: nothing is swept after that. */
  signal?: AbortSignal | undefined
}

const HOUR = 3600
/** Our pages ask on every visit, and browsers write each 401 into the console: they get a 204. */
const QUIET_HEADER = 'Countersign-Quiet'

/** A sign-in is a short text and a signature. */
const maxBodyBytes = 16 * 1024

export const AUTH_ROUTES: readonly RouteRegistration[] = [
  { path: '/api/auth/*', cost: 'api', limit: 'api', maxBodyBytes },
  { path: '/api/auth/nonce', cost: 'api', limit: 'nonce', maxBodyBytes },
  { path: '/api/auth/verify', cost: 'verify', limit: 'verify', maxBodyBytes },
]

const verifyBody = v.object({ message: v.string(), signature: v.string() })

export function authRoutes(parameters: AuthRoutesParameters): Hono<AppEnv> {
  const { config, logger, now = Date.now, signal } = parameters
  const service = createAuthService(parameters)
  const cookies = createCookies(config)
  startSweeping({ sweep: service.sweep, logger, signal })
  const failures = parameters.limitFailures?.((c) => cookies.preSessions(c)[0]?.id)
  const secondsUntil = (date: Date) => (date.getTime() - now()) / 1000

  return new Hono<AppEnv>()
    .use('/api/auth/*', refuseForeignReads)
    .use('/api/auth/verify', failures ?? passOn)
    .onError(answerFault)
    .get('/api/auth/nonce', (c) => {
      // Kept while it lives: a second tab, or co-signers who take days, must not lose theirs.
      const preSession = cookies.preSessions(c)[0]?.id ?? createPreSession()
      const { nonce, issuedAt, expiresAt } = service.issueNonce(preSession)
      cookies.setPreSession(c, preSession, secondsUntil(expiresAt) + HOUR)
      return c.json({
        nonce,
        issuedAt: issuedAt.toISOString(),
        expirationTime: expiresAt.toISOString(),
        // Said before anybody signs what `verify` would refuse.
        chainIds: config.chains.map(({ id }) => id),
        ...(cookies.isFramed(c) && { preSession }),
      })
    })
    .post('/api/auth/verify', async (c) => {
      const { message, signature } = await readBody(c)
      const { token, carrier, session, expiresAt } = await service.verify({
        message,
        signature,
        preSessions: cookies.preSessions(c),
        presented: cookies.presented(c),
        userAgent: c.req.header('User-Agent'),
      })
      // In the body only where a cookie cannot go.
      if (carrier === 'bearer') return c.json({ ...toBody(session), token })
      cookies.setSession(c, token, secondsUntil(expiresAt))
      return c.json(toBody(session))
    })
    .get('/api/auth/session', async (c) => {
      const found = await service.session(cookies.presented(c))
      if (!found && c.req.header(QUIET_HEADER) === '1') return c.body(null, 204)
      const { session, token, expiresAt } = found ?? refuseNobody()
      if (token !== undefined) cookies.setSession(c, token, secondsUntil(expiresAt))
      return c.json(toBody(session))
    })
    .get('/api/auth/sessions', async (c) => {
      const { row } = await requireSession(c, service, cookies)
      const entries = await service.list(row)
      return c.json({
        sessions: entries.map(({ id, createdAt, lastSeenAt, userAgent, current, ...session }) => ({
          id,
          ...toBody(session),
          createdAt: createdAt.toISOString(),
          lastSeenAt: lastSeenAt.toISOString(),
          userAgent,
          current,
        })),
      })
    })
    .post('/api/auth/logout', async (c) => {
      await service.signOut(cookies.presented(c))
      cookies.clearSession(c)
      return c.body(null, 204)
    })
    .post('/api/auth/logout-everywhere', async (c) => {
      const { row } = await requireSession(c, service, cookies)
      await service.signOutEverywhere(row)
      cookies.clearSession(c)
      return c.body(null, 204)
    })
}

const passOn: MiddlewareHandler<AppEnv> = (_c, next) => next()

/** Writes are guarded for the whole server; here foreign pages may not even read or ask. */
const refuseForeignReads: MiddlewareHandler<AppEnv> = (c, next) => {
  const site = c.req.header('Sec-Fetch-Site')
  if (site === 'cross-site' || site === 'same-site') {
    throw new HttpError(403, 'foreign_origin', 'This can only be asked from our own pages.')
  }
  return next()
}

async function readBody(c: Context): Promise<v.InferOutput<typeof verifyBody>> {
  let body: unknown
  try {
    body = JSON.parse(await c.req.text())
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new HttpError(400, 'bad_request', 'The body is not JSON.')
  }
  const parsed = v.safeParse(verifyBody, body)
  if (parsed.success) return parsed.output
  throw new HttpError(400, 'bad_request', 'Send a message and a signature, both as text.')
}

async function requireSession(c: Context, service: AuthService, cookies: Cookies) {
  return (await service.session(cookies.presented(c))) ?? refuseNobody()
}

function refuseNobody(): never {
  throw new HttpError(401, 'not_signed_in', 'Nobody is signed in.')
}

function toBody({ address, chainId, expiresAt }: Session) {
  return { address, chainId, expiresAt: expiresAt.toISOString() }
}
