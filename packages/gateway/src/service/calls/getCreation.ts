import type { Endpoint } from '../../client/endpoint.ts'
import { serviceCreation } from '../schemas/answers.ts'

/** How a Safe came to be. */
export const getCreation = {
  name: 'getCreation',
  method: 'GET',
  path: '/tx-service/{shortName}/api/v1/safes/{safeAddress}/creation',
  response: serviceCreation,
} as const satisfies Endpoint
