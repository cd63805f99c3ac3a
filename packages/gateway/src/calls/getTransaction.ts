import type { Endpoint } from '../client/endpoint.ts'
import { transactionDetails } from '../schemas/transaction.ts'

/** One transaction in full, by the id from a list or by its safeTxHash. */
export const getTransaction = {
  name: 'getTransaction',
  method: 'GET',
  path: '/v1/chains/{chainId}/transactions/{transactionId}',
  response: transactionDetails,
} as const satisfies Endpoint
