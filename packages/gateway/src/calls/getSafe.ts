import type { Endpoint } from '../client/endpoint.ts'
import { safeState } from '../schemas/safe.ts'

/** The state of a Safe. */
export const getSafe = {
  name: 'getSafe',
  method: 'GET',
  path: '/v1/chains/{chainId}/safes/{safeAddress}',
  response: safeState,
} as const satisfies Endpoint
