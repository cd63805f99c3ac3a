import * as v from 'valibot'
import type { Endpoint } from '../client/endpoint.ts'
import { safeAppsQuery } from '../schemas/queries.ts'
import { safeApp } from '../schemas/safeApp.ts'

/** The apps that can be opened inside a Safe. */
export const getSafeApps = {
  name: 'getSafeApps',
  method: 'GET',
  path: '/v1/chains/{chainId}/safe-apps',
  query: safeAppsQuery,
  queryAliases: { clientUrl: 'client_url' },
  response: v.array(safeApp),
} as const satisfies Endpoint
