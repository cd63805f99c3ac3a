import type { Endpoint } from '../../client/endpoint.ts'
import { confirmationRequest } from '../../schemas/requests.ts'

/** Adds an owner's signature to a message. */
export const confirmMessage = {
  name: 'confirmMessage',
  method: 'POST',
  path: '/tx-service/{shortName}/api/v1/messages/{messageHash}/signatures',
  body: confirmationRequest,
  response: null,
} as const satisfies Endpoint
