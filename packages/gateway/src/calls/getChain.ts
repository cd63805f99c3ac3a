import type { Endpoint } from '../client/endpoint.ts'
import { chain } from '../schemas/chain.ts'

/** One chain. */
export const getChain = {
  name: 'getChain',
  method: 'GET',
  path: '/v1/chains/{chainId}',
  response: chain,
} as const satisfies Endpoint
