import type { Endpoint } from '../client/endpoint.ts'
import { page } from '../schemas/page.ts'
import { historyQuery } from '../schemas/queries.ts'
import { transactionListItem } from '../schemas/transaction.ts'

/** Everything that has happened to a Safe, by day. */
export const getTransactionHistory = {
  name: 'getTransactionHistory',
  method: 'GET',
  path: '/v1/chains/{chainId}/safes/{safeAddress}/transactions/history',
  query: historyQuery,
  response: page(transactionListItem),
} as const satisfies Endpoint
