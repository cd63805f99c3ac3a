import type { Endpoint } from '../../client/endpoint.ts'
import { service } from '../schemas/answers.ts'

/** What this service is. */
export const getAbout = {
  name: 'getAbout',
  method: 'GET',
  path: '/tx-service/{shortName}/api/v1/about',
  response: service,
} as const satisfies Endpoint
