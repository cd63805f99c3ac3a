import type { Endpoint } from '../../client/endpoint.ts'
import { serviceBalances } from '../schemas/answers.ts'
import { serviceBalancesQuery } from '../schemas/queries.ts'

/** What a Safe holds; coins first, which have no token. */
export const getBalances = {
  name: 'getBalances',
  method: 'GET',
  path: '/tx-service/{shortName}/api/v1/safes/{safeAddress}/balances',
  query: serviceBalancesQuery,
  response: serviceBalances,
} as const satisfies Endpoint
