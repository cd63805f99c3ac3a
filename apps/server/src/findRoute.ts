import { createRouteTable } from './http/routing/createRouteTable.ts'
import { AUTH_ROUTES } from './modules/auth/routes.ts'
import { GATEWAY_ROUTES } from './modules/gateway/gatewayRegistrations.ts'
import { METRICS_ROUTES } from './modules/metrics/routes.ts'
import { RPC_ROUTES } from './modules/rpc/routes.ts'

/**
 * What the modules registered for a path. The app's files come from memory; so do the health checks,
 * and a balancer that is refused there would send nobody here.
 */
export const findRoute = createRouteTable([
  ...AUTH_ROUTES,
  ...GATEWAY_ROUTES,
  ...METRICS_ROUTES,
  ...RPC_ROUTES,
  { path: '/api/*', cost: 'api', limit: 'api' },
])
