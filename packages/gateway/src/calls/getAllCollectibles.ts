import * as v from 'valibot'
import type { Endpoint } from '../client/endpoint.ts'
import { balancesQuery } from '../schemas/queries.ts'
import { collectible } from '../schemas/safe.ts'

/** All collectibles of a Safe at once: the first version of `getCollectibles`. */
export const getAllCollectibles = {
  name: 'getAllCollectibles',
  method: 'GET',
  path: '/v1/chains/{chainId}/safes/{safeAddress}/collectibles',
  query: balancesQuery,
  response: v.array(collectible),
} as const satisfies Endpoint
