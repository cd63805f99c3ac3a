import type { Endpoint } from '../../client/endpoint.ts'
import { chain } from '../../schemas/chain.ts'
import { page } from '../../schemas/page.ts'
import { chainsQuery } from '../schemas/requests.ts'

/** Every chain, with the features of the official wallet that work here. */
export const getServiceChains = {
  name: 'getServiceChains',
  method: 'GET',
  path: '/v2/chains',
  query: chainsQuery,
  response: page(chain),
} as const satisfies Endpoint
