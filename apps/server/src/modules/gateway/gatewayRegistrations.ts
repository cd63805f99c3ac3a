import type { RouteRegistration } from '../../http/routing/registration.ts'

/** What all calls of the gateway have in common. */
export const GATEWAY_ROUTES: readonly RouteRegistration[] = [
  { path: '/v1/*', cost: 'gateway', limit: 'gateway' },
  { path: '/v2/*', cost: 'gateway', limit: 'gateway' },
  { path: '/v3/*', cost: 'gateway', limit: 'gateway' },
  { path: '/about', limit: 'gateway' },
  { path: '/openapi.json', limit: 'gateway' },
  { path: '/tx-service/*', cost: 'gateway', limit: 'gateway' },
  { path: '/explorer/*', cost: 'gateway', limit: 'gateway' },
  // Places of their own: pictures come from hosts of strangers, who may be slow.
  { path: '/api/media/*', cost: 'media', limit: 'gateway' },
]
