import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Context, MiddlewareHandler } from 'hono'
import type { AppEnv } from '../appEnv.ts'
import { HttpError } from '../httpError.ts'
import type { RouteTable } from '../routing/createRouteTable.ts'
import { bodyTooLarge } from './bodyErrors.ts'
import { createOpenBodies } from './createOpenBodies.ts'
import { hasBody } from './hasBody.ts'
import { receiveBody } from './receiveBody.ts'

export type TakeBodiesParameters = {
  findRoute: RouteTable
  /** Whom an open body counts for; `undefined`: nobody. */
  keyOf: (c: Context) => string | undefined
  /** Asks for a slot among the work of its kind; absent: there is always one. */
  acquireSlot?:
    | ((request: IncomingMessage, response: ServerResponse) => Promise<boolean>)
    | undefined
  /** See `ReceiveBodyParameters`. */
  patienceMs?: number | undefined
}

/** No route takes more. */
const MAX_BYTES = 128 * 1024
/** More than a household sends at once; they are there within milliseconds unless somebody is slow. */
const MAX_OPEN = 32
const PATIENCE_MS = 2_000

/**
 * Reads the bodies of all requests, whatever becomes of them, before anything is done for them: so
 * much and no more, and a visitor who is slow holds nobody's slot. Stands behind the rate limits.
 */
export function takeBodies(parameters: TakeBodiesParameters): MiddlewareHandler<AppEnv> {
  const { findRoute, keyOf, acquireSlot, patienceMs = PATIENCE_MS } = parameters
  const enter = createOpenBodies(MAX_OPEN)
  return async (c, next) => {
    const maxBytes = findRoute(c.req.path)?.maxBodyBytes ?? MAX_BYTES
    const sockets = socketsOf(c)
    if (!sockets) {
      await judgeWithoutSocket(c, maxBytes)
      return next()
    }
    const { incoming, outgoing } = sockets
    if (!hasBody(incoming)) return next()
    // At once: nobody needs to send what is refused anyway.
    if (Number(incoming.headers['content-length'] ?? 0) > maxBytes) throw bodyTooLarge(maxBytes)
    const leave = enter(keyOf(c) ?? '')
    if (!leave) throw later(429, 'rate_limited', 'Too many requests at once.')
    try {
      // Where the adapter looks for a body that was read already.
      Object.assign(incoming, { rawBody: await receiveBody(incoming, { maxBytes, patienceMs }) })
    } finally {
      leave()
    }
    if (acquireSlot && !(await acquireSlot(incoming, outgoing))) {
      throw later(503, 'overloaded', 'There is too much to do at the moment.')
    }
    return next()
  }
}

/** Both ends of the connection; `undefined` where there is none, as in some tests. */
function socketsOf(
  c: Context,
): { incoming: IncomingMessage; outgoing: ServerResponse } | undefined {
  return c.env && 'outgoing' in c.env ? c.env : undefined
}

async function judgeWithoutSocket(c: Context, maxBytes: number): Promise<void> {
  if (c.req.raw.body === null) return
  const { byteLength } = await c.req.arrayBuffer()
  if (byteLength > maxBytes) throw bodyTooLarge(maxBytes)
}

function later(status: 429 | 503, code: string, why: string): HttpError {
  return new HttpError(status, code, `${why} Try again in a second.`, { retryAfter: 1 })
}
