import type { Endpoint } from '../../client/endpoint.ts'
import { serviceIndexing } from '../schemas/answers.ts'

/** How far the chain was read. */
export const getIndexing = {
  name: 'getIndexing',
  method: 'GET',
  path: '/tx-service/{shortName}/api/v1/about/indexing',
  response: serviceIndexing,
} as const satisfies Endpoint
