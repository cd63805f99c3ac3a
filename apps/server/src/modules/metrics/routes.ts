import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import type { Registry } from 'prom-client'
import type { AppEnv } from '../../http/appEnv.ts'
import { NOT_FOUND } from '../../http/errorBody.ts'
import type { RouteRegistration } from '../../http/routing/registration.ts'
import { isDirectLoopback } from '../../http/visitor/isDirectLoopback.ts'

type MetricsParameters = {
  registry: Registry
  /** Absent: only this machine may look. */
  token: string | null
}

export const METRICS_ROUTES: readonly RouteRegistration[] = [{ path: '/metrics', limit: 'probe' }]

/**
 * How busy we are is nobody's business: answered on this machine, or to whoever knows the token.
 * For everybody else there is nothing here.
 */
export function metricsRoutes({ registry, token }: MetricsParameters): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/metrics', async (c) => {
    const known = token !== null && isBearer(c.req.header('Authorization'), token)
    if (!known && !isDirectLoopback(c)) return c.json(NOT_FOUND, 404)
    return c.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType })
  })
}

function isBearer(header: string | undefined, token: string): boolean {
  // Hashed first, because the comparison wants equal lengths.
  const [given, expected] = [header ?? '', `Bearer ${token}`].map((text) =>
    createHash('sha256').update(text).digest(),
  )
  return given !== undefined && expected !== undefined && timingSafeEqual(given, expected)
}
