import type { Endpoint } from '../../client/endpoint.ts'
import { undelegation } from '../schemas/requests.ts'

/** Ends that. Either of the two signs for it. */
export const removeDelegate = {
  name: 'removeDelegate',
  method: 'DELETE',
  path: '/tx-service/{shortName}/api/v2/delegates/{delegateAddress}',
  body: undelegation,
  response: null,
} as const satisfies Endpoint
