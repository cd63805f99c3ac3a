import type { Endpoint } from '../../client/endpoint.ts'
import { addDelegateRequest } from '../schemas/requests.ts'

/** Lets somebody propose in the name of an owner, who signs for it. */
export const addDelegate = {
  name: 'addDelegate',
  method: 'POST',
  path: '/v2/chains/{chainId}/delegates',
  body: addDelegateRequest,
  response: null,
} as const satisfies Endpoint
