import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './appEnv.ts'

export type ResponseHeadersParameters = {
  headers: Readonly<Record<string, string>>
  /** Cross-Origin-Opener-Policy of single paths. */
  openerPolicy?: Readonly<Record<string, string>> | undefined
  /** Content-Security-Policy of single paths. */
  contentPolicy?: Readonly<Record<string, string>> | undefined
}

/** Puts the security headers on whatever the handlers answer, errors included. */
export function responseHeaders(parameters: ResponseHeadersParameters): MiddlewareHandler<AppEnv> {
  const headers = Object.entries(parameters.headers)
  const openerPolicy = new Map(Object.entries(parameters.openerPolicy ?? {}))
  const contentPolicy = new Map(Object.entries(parameters.contentPolicy ?? {}))
  return async (c, next) => {
    await next()
    for (const [name, value] of headers) c.header(name, value)
    const { pathname } = new URL(c.req.url)
    const [opener, content] = [openerPolicy.get(pathname), contentPolicy.get(pathname)]
    if (opener !== undefined) c.header('Cross-Origin-Opener-Policy', opener)
    if (content !== undefined) c.header('Content-Security-Policy', content)
    // Answers are private and short-lived unless a handler says otherwise.
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store')
  }
}
