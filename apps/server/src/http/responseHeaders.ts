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
    // Answers are private and short-lived unless a handler says otherwise. `c.header` copies the
    // answer, so that its headers can be changed: once is enough.
    c.header('Cache-Control', c.res.headers.get('Cache-Control') ?? 'no-store')
    const written = c.res.headers
    for (const [name, value] of headers) written.set(name, value)
    const { pathname } = new URL(c.req.url)
    const [opener, content] = [openerPolicy.get(pathname), contentPolicy.get(pathname)]
    if (opener !== undefined) written.set('Cross-Origin-Opener-Policy', opener)
    if (content !== undefined) written.set('Content-Security-Policy', content)
  }
}
