import type { Endpoint } from '../../client/endpoint.ts'
import { noOperations } from '../schemas/answers.ts'
import { partQuery } from '../schemas/queries.ts'

/** Operations of ERC-4337, which are not followed: always none. */
export const getSafeOperations = {
  name: 'getSafeOperations',
  method: 'GET',
  path: '/tx-service/{shortName}/api/v1/safes/{safeAddress}/safe-operations',
  query: partQuery,
  response: noOperations,
} as const satisfies Endpoint
