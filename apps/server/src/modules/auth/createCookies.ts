import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { CookieOptions } from 'hono/utils/cookie'
import type { ServerConfig } from '../../config/types.ts'
import type { Presented } from './createSessions.ts'
import { isPreSession } from './tokens.ts'

/**
 * Our pages say so when they are shown inside another site. A foreign page cannot: for this header
 * it would have to ask us first.
 */
const FRAMED_HEADER = 'Countersign-Framed'
/** Where a frame that gets no cookies carries its pre-session. */
const PRE_SESSION_HEADER = 'Countersign-Pre-Session'

export type Cookies = ReturnType<typeof createCookies>

type Kind = 'session' | 'pre'

/**
 * The cookies of sign-in. At top level they are Lax; inside another site only partitioned cookies
 * are kept, and those get names of their own, because a frame on the same site sees both kinds.
 */
export function createCookies({ publicUrl }: Pick<ServerConfig, 'publicUrl'>) {
  const { protocol, hostname } = new URL(publicUrl)

  /**
   * Browsers take localhost for secure, so that what is tried there is what is served elsewhere. WebKit
   * does not, and keeps none of what is only for encrypted lines.
   */
  const isSecure = (c: Context) =>
    protocol === 'https:' || (hostname === 'localhost' && !isWebKit(c.req.header('User-Agent')))
  const name = (c: Context, kind: Kind, framed = false) =>
    `${isSecure(c) ? '__Host-' : ''}${kind === 'session' ? 'sid' : 'pre'}${framed ? '-framed' : ''}`

  const isFramed = (c: Context) => c.req.header(FRAMED_HEADER) === '1'
  const options = (c: Context, framed: boolean): CookieOptions => ({
    path: '/',
    httpOnly: true,
    secure: isSecure(c),
    ...(framed ? { sameSite: 'None', partitioned: true } : { sameSite: 'Lax' }),
  })

  function set(c: Context, kind: Kind, value: string, maxAge: number): void {
    const framed = isFramed(c)
    // Without encryption there are no cookies for frames at all.
    if (framed && !isSecure(c)) return
    setCookie(c, name(c, kind, framed), value, {
      ...options(c, framed),
      maxAge: Math.max(0, Math.floor(maxAge)),
    })
  }

  return {
    isFramed,
    setSession: (c: Context, token: string, maxAge: number) => set(c, 'session', token, maxAge),
    setPreSession: (c: Context, id: string, maxAge: number) => set(c, 'pre', id, maxAge),
    clearSession(c: Context): void {
      deleteCookie(c, name(c, 'session'), options(c, false))
      if (isSecure(c)) deleteCookie(c, name(c, 'session', true), options(c, true))
    },
    /** Every token a request carries, the most likely one first. */
    presented(c: Context): Presented[] {
      const [scheme, bearer = ''] = (c.req.header('Authorization') ?? '').split(' ')
      const cookies = [false, true].map((framed) => getCookie(c, name(c, 'session', framed)))
      if (isFramed(c)) cookies.reverse()
      return [
        ...(scheme?.toLowerCase() === 'bearer' && bearer !== ''
          ? [{ carrier: 'bearer' as const, token: bearer }]
          : []),
        ...cookies
          .filter((token) => token !== undefined)
          .map((token) => ({ carrier: 'cookie' as const, token })),
      ]
    },
    /** Who the visitor was before signing in. What came without a cookie gets no cookie. */
    preSessions(c: Context): { id: string; carrier: 'cookie' | 'bearer' }[] {
      const framed = isFramed(c)
      const cookie = getCookie(c, name(c, 'pre', framed))
      const header = framed ? c.req.header(PRE_SESSION_HEADER) : undefined
      return [
        ...(cookie && isPreSession(cookie) ? [{ id: cookie, carrier: 'cookie' as const }] : []),
        ...(header && isPreSession(header) ? [{ id: header, carrier: 'bearer' as const }] : []),
      ]
    },
  }
}

/** Safari and its kin; Chrome says that it is like them, too. */
const isWebKit = (userAgent = '') =>
  /AppleWebKit\//.test(userAgent) && !/Chrom(e|ium)\//.test(userAgent)
