import type { Endpoint } from '../client/endpoint.ts'
import { page } from '../schemas/page.ts'
import { moduleTransactionsQuery } from '../schemas/queries.ts'
import { transactionListItem } from '../schemas/transaction.ts'

/** What modules have done in a Safe’s name. */
export const getModuleTransactions = {
  name: 'getModuleTransactions',
  method: 'GET',
  path: '/v1/chains/{chainId}/safes/{safeAddress}/module-transactions/',
  query: moduleTransactionsQuery,
  response: page(transactionListItem),
} as const satisfies Endpoint
