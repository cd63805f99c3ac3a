import type { Endpoint } from '../../client/endpoint.ts'
import { removeDelegateRequest } from '../schemas/requests.ts'

/** Ends that. Either of the two signs for it. */
export const removeDelegate = {
  name: 'removeDelegate',
  method: 'DELETE',
  path: '/v2/chains/{chainId}/delegates/{delegateAddress}',
  body: removeDelegateRequest,
  response: null,
} as const satisfies Endpoint
