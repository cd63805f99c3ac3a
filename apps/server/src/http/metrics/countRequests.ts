import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../appEnv.ts'
import { knownMethod } from '../knownMethod.ts'
import { routeOf } from '../routeOf.ts'
import type { Metrics } from './createMetrics.ts'

/** Measures every request under the pattern of its route, of which there are few. */
export function countRequests(metrics: Metrics): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const started = performance.now()
    await next()
    const method = knownMethod(c.req.method) ?? 'other'
    metrics.observeRequest(method, routeOf(c), c.res.status, performance.now() - started)
  }
}
