import type { Endpoint } from '../client/endpoint.ts'
import { messageRequest } from '../schemas/requests.ts'

/** Proposes an off-chain message with the first signature. */
export const proposeMessage = {
  name: 'proposeMessage',
  method: 'POST',
  path: '/v1/chains/{chainId}/safes/{safeAddress}/messages',
  body: messageRequest,
  response: null,
} as const satisfies Endpoint
