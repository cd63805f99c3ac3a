import type { Endpoint } from '../../client/endpoint.ts'
import { serviceTransfer } from '../schemas/answers.ts'
import { servicePage } from '../schemas/primitives.ts'
import { transfersQuery } from '../schemas/queries.ts'

/** What a Safe received, the newest first. */
export const getIncomingTransfers = {
  name: 'getIncomingTransfers',
  method: 'GET',
  path: '/tx-service/{shortName}/api/v1/safes/{safeAddress}/incoming-transfers',
  query: transfersQuery,
  response: servicePage(serviceTransfer),
} as const satisfies Endpoint
