import type { Endpoint } from '../../client/endpoint.ts'
import { serviceToken } from '../schemas/answers.ts'
import { servicePage } from '../schemas/primitives.ts'
import { tokensQuery } from '../schemas/queries.ts'

/** The tokens that are known, those that the operator vouches for first. */
export const getTokens = {
  name: 'getTokens',
  method: 'GET',
  path: '/tx-service/{shortName}/api/v1/tokens',
  query: tokensQuery,
  response: servicePage(serviceToken),
} as const satisfies Endpoint
