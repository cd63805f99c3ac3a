import type { Endpoint } from '../../client/endpoint.ts'
import { backbone } from '../schemas/answers.ts'

/** What the transaction service of a chain is. */
export const getBackbone = {
  name: 'getBackbone',
  method: 'GET',
  path: '/v1/chains/{chainId}/about/backbone',
  response: backbone,
} as const satisfies Endpoint
