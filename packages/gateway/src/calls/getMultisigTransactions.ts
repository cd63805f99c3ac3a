import type { Endpoint } from '../client/endpoint.ts'
import { page } from '../schemas/page.ts'
import { multisigTransactionsQuery } from '../schemas/queries.ts'
import { transactionListItem } from '../schemas/transaction.ts'

/** What the owners of a Safe have signed, newest nonce first. */
export const getMultisigTransactions = {
  name: 'getMultisigTransactions',
  method: 'GET',
  path: '/v1/chains/{chainId}/safes/{safeAddress}/multisig-transactions/',
  query: multisigTransactionsQuery,
  response: page(transactionListItem),
} as const satisfies Endpoint
