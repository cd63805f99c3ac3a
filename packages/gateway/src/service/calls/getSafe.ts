import type { Endpoint } from '../../client/endpoint.ts'
import { serviceSafe } from '../schemas/answers.ts'

/** The state of a Safe. */
export const getSafe = {
  name: 'getSafe',
  method: 'GET',
  path: '/tx-service/{shortName}/api/v1/safes/{safeAddress}',
  response: serviceSafe,
} as const satisfies Endpoint
