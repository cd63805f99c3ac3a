import type { Context, MiddlewareHandler } from 'hono'
import { isLoopback } from '../config/isLoopback.ts'
import type { ServerConfig } from '../config/types.ts'
import type { AppEnv } from './appEnv.ts'
import { checkContent } from './guardContent.ts'
import { HttpError } from './httpError.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * What changes something comes from our own pages and is JSON: cookies alone do not tell whose page
 * a browser is on. Programs that are no browsers send no Origin, and have no cookies to abuse.
 */
export function guardWrites(
  config: Pick<ServerConfig, 'publicUrl' | 'signInDomains'>,
): MiddlewareHandler<AppEnv> {
  const isOurs = createOriginCheck(config)
  return async (c, next) => {
    if (!SAFE_METHODS.has(c.req.method)) {
      checkOrigin(c, isOurs)
      checkContent(c)
    }
    await next()
  }
}

function checkOrigin(c: Context, isOurs: (origin: string, host: string) => boolean): void {
  const origin = c.req.header('Origin')
  const foreign =
    origin === undefined
      ? c.req.header('Sec-Fetch-Site') === 'cross-site'
      : !isOurs(origin, c.req.header('Host') ?? '')
  if (foreign) {
    throw new HttpError(403, 'foreign_origin', 'This can only be asked from our own pages.')
  }
}

/** @returns whether an Origin header names one of our pages */
export function createOriginCheck({
  publicUrl,
  signInDomains,
}: Pick<ServerConfig, 'publicUrl' | 'signInDomains'>): (origin: string, host: string) => boolean {
  const { protocol } = new URL(publicUrl)
  const ours = new Set([publicUrl, ...signInDomains.map((domain) => `${protocol}//${domain}`)])
  return (origin, host) => {
    if (ours.has(origin)) return true
    // One machine has several names (localhost, 127.0.0.1); a name of somebody else that was made
    // to lead here (DNS rebinding) is none of them.
    return isLoopback(publicUrl) && isLoopbackOrigin(origin) && new URL(origin).host === host
  }
}

function isLoopbackOrigin(origin: string): boolean {
  return URL.canParse(origin) && new URL(origin).origin === origin && isLoopback(origin)
}
