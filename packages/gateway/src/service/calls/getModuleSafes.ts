import type { Endpoint } from '../../client/endpoint.ts'
import { safes } from '../schemas/answers.ts'

/** The Safes that have a module enabled, as far as it was seen. */
export const getModuleSafes = {
  name: 'getModuleSafes',
  method: 'GET',
  path: '/tx-service/{shortName}/api/v1/modules/{moduleAddress}/safes',
  response: safes,
} as const satisfies Endpoint
