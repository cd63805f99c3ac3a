import type { Endpoint } from '../client/endpoint.ts'
import { page } from '../schemas/page.ts'
import { collectiblesQuery } from '../schemas/queries.ts'
import { collectible } from '../schemas/safe.ts'

/** The collectibles of a Safe, page by page. */
export const getCollectibles = {
  name: 'getCollectibles',
  method: 'GET',
  path: '/v2/chains/{chainId}/safes/{safeAddress}/collectibles',
  query: collectiblesQuery,
  response: page(collectible),
} as const satisfies Endpoint
