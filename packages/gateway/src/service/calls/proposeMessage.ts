import type { Endpoint } from '../../client/endpoint.ts'
import { messageRequest } from '../../schemas/requests.ts'

/** Proposes a message with its first signature. */
export const proposeMessage = {
  name: 'proposeMessage',
  method: 'POST',
  path: '/tx-service/{shortName}/api/v1/safes/{safeAddress}/messages',
  body: messageRequest,
  response: null,
} as const satisfies Endpoint
