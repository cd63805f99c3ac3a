import type { Endpoint } from '../../client/endpoint.ts'
import { safes } from '../schemas/answers.ts'

/** The Safes of an owner. */
export const getOwnedSafes = {
  name: 'getOwnedSafes',
  method: 'GET',
  path: '/tx-service/{shortName}/api/v1/owners/{ownerAddress}/safes',
  response: safes,
} as const satisfies Endpoint
