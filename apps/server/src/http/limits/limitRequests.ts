import { createHash } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import type { AppEnv } from '../appEnv.ts'
import type { ErrorBody } from '../errorBody.ts'
import type { RouteTable } from '../routing/createRouteTable.ts'
import type { Limits } from './createLimits.ts'
import type { LimitName } from './limitRules.ts'

export type ChargeParameters = {
  limits: Limits
  /** Whom it counts for; `undefined`: nobody, let it through. */
  keyOf: (c: Context) => string | undefined
  onLimited?: ((name: LimitName) => void) | undefined
}

/** Counts towards a limit. @returns the refusal, if it is exceeded */
export type Charge = (c: Context, name: LimitName, points?: number) => Promise<Response | undefined>

export function createCharge({ limits, keyOf, onLimited }: ChargeParameters): Charge {
  return async (c, name, points) => {
    const key = keyOf(c)
    const wait = key === undefined ? 0 : await limits.consume(name, key, points)
    if (wait === 0) return undefined
    onLimited?.(name)
    return tooMany(c, wait)
  }
}

/** Counts every request towards the limit of its route, before its body comes. */
export function limitRequests(charge: Charge, findRoute: RouteTable): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const name = findRoute(c.req.path)?.limit
    const refusal = name && (await charge(c, name))
    return refusal ?? next()
  }
}

/** Counts only what was refused (401), and stops a key that was refused too often. */
export function limitFailures(
  name: LimitName,
  { limits, keyOf, onLimited }: ChargeParameters,
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const secret = keyOf(c)
    if (secret === undefined) return next()
    // Whoever reads the table cannot be the visitor, and no key is too long for it.
    const key = createHash('sha256').update(secret).digest('base64url')
    const wait = await limits.look(name, key)
    if (wait > 0) {
      onLimited?.(name)
      return tooMany(c, wait)
    }
    await next()
    if (c.res.status === 401) await limits.consume(name, key)
    return undefined
  }
}

function tooMany(c: Context, seconds: number): Response {
  const when = seconds === 1 ? 'a second' : `${seconds} seconds`
  const body: ErrorBody = {
    code: 'rate_limited',
    message: `Too many requests. Try again in ${when}.`,
  }
  return c.json(body, 429, { 'Retry-After': String(seconds) })
}
