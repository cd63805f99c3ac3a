import type { Endpoint } from '../../client/endpoint.ts'
import { overviews } from '../schemas/answers.ts'
import { overviewsQuery } from '../schemas/requests.ts'

/** Several Safes in short. */
export const getOverviews = {
  name: 'getOverviews',
  method: 'GET',
  path: '/v1/safes',
  query: overviewsQuery,
  response: overviews,
} as const satisfies Endpoint
