import type { IncomingMessage } from 'node:http'
import type { Context, MiddlewareHandler } from 'hono'
import type { AppEnv } from './appEnv.ts'

const MAX_MS = 1_000

/**
 * Reads on to the end of a body that a handler has refused unread: otherwise the connection is cut
 * a moment later, and with it whatever its owner asks next. Where that is not possible the answer
 * says that the connection ends.
 */
export function finishBody(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next()
    const incoming = incomingOf(c)
    if (!incoming || incoming.complete) return
    const { body } = c.req.raw
    if (body && !body.locked) {
      const signal = AbortSignal.timeout(MAX_MS)
      await body.pipeTo(new WritableStream(), { signal }).catch(() => {})
    }
    if (!incoming.complete) c.header('Connection', 'close')
  }
}

function incomingOf(c: Context): IncomingMessage | undefined {
  return c.env && 'incoming' in c.env ? c.env.incoming : undefined
}
