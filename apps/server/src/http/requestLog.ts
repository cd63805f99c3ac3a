import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Logger } from '../log/createLogger.ts'
import type { AppEnv } from './appEnv.ts'
import { isProbe } from './isProbe.ts'

const MAX_PATH = 256

/** Gives every request an id and writes one line about it. Queries are left out: they may be private. */
export function requestLog(logger: Logger): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const started = performance.now()
    // Always our own: an id chosen by the caller could forge entries of somebody else's request.
    const requestId = randomUUID()
    c.set('requestId', requestId)
    await next()
    c.header('X-Request-Id', requestId)
    // As sent, percent-encoded: nothing in it can break out of the line.
    const path = new URL(c.req.url).pathname.slice(0, MAX_PATH)
    const level = isProbe(path) ? 'debug' : 'info'
    logger[level](
      {
        requestId,
        method: c.req.method,
        path,
        status: c.res.status,
        ms: Math.round(performance.now() - started),
      },
      'request',
    )
  }
}
