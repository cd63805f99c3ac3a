import type { Endpoint } from '../../client/endpoint.ts'
import { noOperations } from '../schemas/answers.ts'
import { partQuery } from '../schemas/queries.ts'

/** None, as above. */
export const getSafeOperationConfirmations = {
  name: 'getSafeOperationConfirmations',
  method: 'GET',
  path: '/tx-service/{shortName}/api/v1/safe-operations/{safeOperationHash}/confirmations',
  query: partQuery,
  response: noOperations,
} as const satisfies Endpoint
