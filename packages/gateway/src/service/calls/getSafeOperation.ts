import * as v from 'valibot'
import type { Endpoint } from '../../client/endpoint.ts'

/** Not found: operations of ERC-4337 are not followed. */
export const getSafeOperation = {
  name: 'getSafeOperation',
  method: 'GET',
  path: '/tx-service/{shortName}/api/v1/safe-operations/{safeOperationHash}',
  response: v.never(),
} as const satisfies Endpoint
