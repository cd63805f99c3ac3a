import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './appEnv.ts'

export type ResponseHeadersParameters = {
  headers: Readonly<Record<string, string>>
  /** Cross-Origin-Opener-Policy of single paths. */
  openerPolicy?: Readonly<Record<string, string>> | undefined
}

/** Puts the security headers on whatever the handlers answer, errors included. */
export function responseHeaders(parameters: ResponseHeadersParameters): MiddlewareHandler<AppEnv> {
  const headers = Object.entries(parameters.headers)
  const openerPolicy = new Map(Object.entries(parameters.openerPolicy ?? {}))
  return async (c, next) => {
    await next()
    for (const [name, value] of headers) c.header(name, value)
    const policy = openerPolicy.get(new URL(c.req.url).pathname)
    if (policy !== undefined) c.header('Cross-Origin-Opener-Policy', policy)
    // Answers are private and short-lived unless a handler says otherwise.
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store')
  }
}
