import type { Endpoint } from '../../client/endpoint.ts'
import { serviceConfirmation } from '../schemas/answers.ts'
import { servicePage } from '../schemas/primitives.ts'
import { partQuery } from '../schemas/queries.ts'

/** Who has confirmed a transaction. */
export const getConfirmations = {
  name: 'getConfirmations',
  method: 'GET',
  path: '/tx-service/{shortName}/api/v1/multisig-transactions/{safeTxHash}/confirmations',
  query: partQuery,
  response: servicePage(serviceConfirmation),
} as const satisfies Endpoint
