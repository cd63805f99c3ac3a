import type { Endpoint } from '../../client/endpoint.ts'
import { relays } from '../schemas/answers.ts'

/** How often somebody else pays: never. */
export const getRelays = {
  name: 'getRelays',
  method: 'GET',
  path: '/v1/chains/{chainId}/relay/{safeAddress}',
  response: relays,
} as const satisfies Endpoint
