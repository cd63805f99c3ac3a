import type { Endpoint } from '../../client/endpoint.ts'
import { anyOperation } from '../schemas/requests.ts'

/** Refused: operations of ERC-4337 are not followed. */
export const addSafeOperation = {
  name: 'addSafeOperation',
  method: 'POST',
  path: '/tx-service/{shortName}/api/v1/safes/{safeAddress}/safe-operations',
  body: anyOperation,
  response: null,
} as const satisfies Endpoint
