import type { Endpoint } from '../../client/endpoint.ts'
import { serviceMessage } from '../schemas/answers.ts'

/** One message. */
export const getMessage = {
  name: 'getMessage',
  method: 'GET',
  path: '/tx-service/{shortName}/api/v1/messages/{messageHash}',
  response: serviceMessage,
} as const satisfies Endpoint
