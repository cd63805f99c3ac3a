import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { AppEnv } from './appEnv.ts'

/**
 * The pattern of the route that answered, of which there are few. Of all that matched, the one that
 * answered; the site's catch-all stands for every file.
 */
export function routeOf(c: Context<AppEnv>): string {
  return matchedRoutes(c)[c.req.routeIndex]?.path ?? 'none'
}
