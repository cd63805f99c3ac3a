import type { Endpoint } from '../../client/endpoint.ts'
import { chainAbout } from '../schemas/answers.ts'

/** What this gateway is, and where its transaction service for a chain. */
export const getChainAbout = {
  name: 'getChainAbout',
  method: 'GET',
  path: '/v1/chains/{chainId}/about',
  response: chainAbout,
} as const satisfies Endpoint
