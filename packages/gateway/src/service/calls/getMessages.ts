import type { Endpoint } from '../../client/endpoint.ts'
import { serviceMessage } from '../schemas/answers.ts'
import { servicePage } from '../schemas/primitives.ts'
import { serviceMessagesQuery } from '../schemas/queries.ts'

/** The messages of a Safe, the newest first. */
export const getMessages = {
  name: 'getMessages',
  method: 'GET',
  path: '/tx-service/{shortName}/api/v1/safes/{safeAddress}/messages',
  query: serviceMessagesQuery,
  response: servicePage(serviceMessage),
} as const satisfies Endpoint
