import type { Endpoint } from '../../client/endpoint.ts'
import { delegate } from '../schemas/answers.ts'
import { servicePage } from '../schemas/primitives.ts'
import { delegatesQuery } from '../schemas/queries.ts'

/** Who may propose for whom. */
export const getDelegates = {
  name: 'getDelegates',
  method: 'GET',
  path: '/tx-service/{shortName}/api/v2/delegates',
  query: delegatesQuery,
  response: servicePage(delegate),
} as const satisfies Endpoint
