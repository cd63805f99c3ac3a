import type { IncomingMessage } from 'node:http'
import type { Context, MiddlewareHandler } from 'hono'
import type { AppEnv } from '../appEnv.ts'

const MAX_MS = 1_000
const MAX_BYTES = 1024 * 1024

/**
 * Reads on to the end of a body that was refused unread: otherwise the connection is cut a moment
 * later, and with it whatever its owner asks next. Where that is not possible the answer says that
 * the connection ends.
 */
export function finishBody(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next()
    const incoming = incomingOf(c)
    if (!incoming || incoming.complete) return
    const declared = Number(incoming.headers['content-length'] ?? 0)
    // Who was too slow has had the time for it.
    if (c.res.status !== 408 && declared <= MAX_BYTES) await discard(incoming)
    if (!incoming.complete) c.header('Connection', 'close')
  }
}

function discard(incoming: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let size = 0
    const count = (chunk: Buffer) => {
      size += chunk.length
      if (size > MAX_BYTES) stop()
    }
    const stop = () => {
      clearTimeout(timer)
      incoming.off('data', count).off('end', stop).off('close', stop).pause()
      resolve()
    }
    const timer = setTimeout(stop, MAX_MS)
    incoming.on('data', count).on('end', stop).on('close', stop).resume()
    if (incoming.destroyed) stop()
  })
}

function incomingOf(c: Context): IncomingMessage | undefined {
  return c.env && 'outgoing' in c.env ? c.env.incoming : undefined
}
