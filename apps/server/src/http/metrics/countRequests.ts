import type { MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { AppEnv } from '../appEnv.ts'
import type { Metrics } from './createMetrics.ts'

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Measures every request under the pattern of its route, of which there are few. */
export function countRequests(metrics: Metrics): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const started = performance.now()
    await next()
    const method = METHODS.has(c.req.method) ? c.req.method : 'other'
    // Of all that matched, the one that answered; the site's catch-all stands for every file.
    const route = matchedRoutes(c)[c.req.routeIndex]?.path ?? 'none'
    metrics.observeRequest(method, route, c.res.status, performance.now() - started)
  }
}
