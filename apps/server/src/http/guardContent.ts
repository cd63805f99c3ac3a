import type { Context, MiddlewareHandler } from 'hono'
import type { AppEnv } from './appEnv.ts'
import { HttpError } from './httpError.ts'

/** What is posted is JSON, and as long as it says. */
export function guardContent(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (c.req.method === 'POST') checkContent(c)
    await next()
  }
}

export function checkContent(c: Context): void {
  // A compressed body could be far larger than its limit.
  if (c.req.header('Content-Encoding') !== undefined) {
    throw new HttpError(415, 'wrong_content_encoding', 'Send the body uncompressed.')
  }
  const type = c.req.header('Content-Type')
  if (type === undefined && !hasBody(c)) return
  // JSON only: a form on a foreign page cannot send that without asking first.
  if (type?.split(';')[0]?.trim().toLowerCase() !== 'application/json') {
    throw new HttpError(415, 'wrong_content_type', 'Send application/json.')
  }
}

function hasBody(c: Context): boolean {
  const length = c.req.header('Content-Length')
  return c.req.header('Transfer-Encoding') !== undefined || (length ?? '0') !== '0'
}
