import * as v from 'valibot'
import type { Endpoint } from '../client/endpoint.ts'
import { page } from '../schemas/page.ts'
import { integer } from '../schemas/primitives.ts'
import { historyQuery } from '../schemas/queries.ts'
import { transactionListItem } from '../schemas/transaction.ts'

/** Everything that has happened to a Safe, by day. */
export const getTransactionHistory = {
  name: 'getTransactionHistory',
  method: 'GET',
  path: '/v1/chains/{chainId}/safes/{safeAddress}/transactions/history',
  query: historyQuery,
  response: v.object({
    ...page(transactionListItem).entries,
    /** Before this block nothing of the Safe was read, so that what is older is missing. Of ours only. */
    notReadBefore: v.optional(integer),
    /** Blocks that could not be read whole, so that something may be missing. Of our gateway only. */
    unread: v.optional(v.array(v.object({ blockNumber: integer, timestamp: integer }))),
  }),
} as const satisfies Endpoint
