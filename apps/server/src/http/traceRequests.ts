import type { MiddlewareHandler } from 'hono'
import type { TraceRequest } from '../tracing/types.ts'
import type { AppEnv } from './appEnv.ts'
import { isProbe } from './isProbe.ts'
import { knownMethod } from './knownMethod.ts'
import { routeOf } from './routeOf.ts'

/** Makes a span of every request but probes. Absent: nothing is traced. */
export function traceRequests(trace: TraceRequest | undefined): MiddlewareHandler<AppEnv> {
  if (!trace) return (_c, next) => next()
  return async (c, next) => {
    if (isProbe(new URL(c.req.url).pathname)) return next()
    await trace(
      {
        method: knownMethod(c.req.method) ?? '_OTHER',
        requestId: c.get('requestId'),
        traceparent: c.req.header('traceparent'),
      },
      async () => {
        await next()
        return { route: routeOf(c), status: c.res.status }
      },
    )
  }
}
