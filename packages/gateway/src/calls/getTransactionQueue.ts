import type { Endpoint } from '../client/endpoint.ts'
import { page } from '../schemas/page.ts'
import { queueQuery } from '../schemas/queries.ts'
import { transactionListItem } from '../schemas/transaction.ts'

/** What waits for confirmations or execution. */
export const getTransactionQueue = {
  name: 'getTransactionQueue',
  method: 'GET',
  path: '/v1/chains/{chainId}/safes/{safeAddress}/transactions/queued',
  query: queueQuery,
  response: page(transactionListItem),
} as const satisfies Endpoint
