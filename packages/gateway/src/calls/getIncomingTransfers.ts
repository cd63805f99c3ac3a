import type { Endpoint } from '../client/endpoint.ts'
import { page } from '../schemas/page.ts'
import { incomingTransfersQuery } from '../schemas/queries.ts'
import { transactionListItem } from '../schemas/transaction.ts'

/** What a Safe has received. */
export const getIncomingTransfers = {
  name: 'getIncomingTransfers',
  method: 'GET',
  path: '/v1/chains/{chainId}/safes/{safeAddress}/incoming-transfers/',
  query: incomingTransfersQuery,
  response: page(transactionListItem),
} as const satisfies Endpoint
