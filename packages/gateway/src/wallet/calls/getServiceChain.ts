import type { Endpoint } from '../../client/endpoint.ts'
import { chain } from '../../schemas/chain.ts'
import { chainQuery } from '../schemas/requests.ts'

/** One chain, as above. */
export const getServiceChain = {
  name: 'getServiceChain',
  method: 'GET',
  path: '/v2/chains/{chainId}',
  query: chainQuery,
  response: chain,
} as const satisfies Endpoint
