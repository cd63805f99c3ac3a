import type { Endpoint } from '../client/endpoint.ts'
import { confirmationRequest } from '../schemas/requests.ts'

/** Adds a signature to an off-chain message. */
export const confirmMessage = {
  name: 'confirmMessage',
  method: 'POST',
  path: '/v1/chains/{chainId}/messages/{messageHash}/signatures',
  body: confirmationRequest,
  response: null,
} as const satisfies Endpoint
