import type { Endpoint } from '../client/endpoint.ts'
import { balancesQuery } from '../schemas/queries.ts'
import { balances } from '../schemas/safe.ts'

/** What a Safe holds, with prices in one currency. */
export const getBalances = {
  name: 'getBalances',
  method: 'GET',
  path: '/v1/chains/{chainId}/safes/{safeAddress}/balances/{currency}',
  query: balancesQuery,
  response: balances,
} as const satisfies Endpoint
