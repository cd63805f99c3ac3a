import type { Endpoint } from '../client/endpoint.ts'
import { message } from '../schemas/message.ts'

/** One off-chain message. */
export const getMessage = {
  name: 'getMessage',
  method: 'GET',
  path: '/v1/chains/{chainId}/messages/{messageHash}',
  response: message,
} as const satisfies Endpoint
