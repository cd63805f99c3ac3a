import type { Endpoint } from '../client/endpoint.ts'
import { proposalRequest } from '../schemas/requests.ts'
import { transactionDetails } from '../schemas/transaction.ts'

/** Proposes a transaction, or adds a signature to one that was proposed before. */
export const proposeTransaction = {
  name: 'proposeTransaction',
  method: 'POST',
  path: '/v1/chains/{chainId}/transactions/{safeAddress}/propose',
  body: proposalRequest,
  response: transactionDetails,
} as const satisfies Endpoint
