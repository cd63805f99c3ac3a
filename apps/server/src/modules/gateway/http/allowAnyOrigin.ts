import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../../../http/appEnv.ts'

/**
 * CORS: any page may ask the gateway, since what it tells is public and it never looks at cookies.
 * Answers may be kept but are asked for again each time. `others`: headers that clients send besides,
 * such as the key that the hosted service wants, which nobody here looks at either.
 */
export function allowAnyOrigin(...others: readonly string[]): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    c.header('Access-Control-Allow-Origin', '*')
    if (c.req.method === 'OPTIONS') {
      c.header('Access-Control-Allow-Methods', 'GET, POST, DELETE')
      c.header('Access-Control-Allow-Headers', [...others, 'Content-Type'].join(', '))
      c.header('Access-Control-Max-Age', '86400')
      return c.body(null, 204)
    }
    await next()
    c.header('Access-Control-Allow-Origin', '*')
    c.header('Access-Control-Expose-Headers', 'Age, Retry-After, X-Request-Id')
    c.header('Cache-Control', 'no-cache')
    return undefined
  }
}
