import type { Endpoint } from '../../client/endpoint.ts'
import { serviceMultisig } from '../schemas/answers.ts'
import { servicePage } from '../schemas/primitives.ts'
import { serviceMultisigQuery } from '../schemas/queries.ts'

/** What owners of a Safe signed, executed or not. */
export const getMultisigTransactions = {
  name: 'getMultisigTransactions',
  method: 'GET',
  path: '/tx-service/{shortName}/api/v2/safes/{safeAddress}/multisig-transactions',
  query: serviceMultisigQuery,
  response: servicePage(serviceMultisig),
} as const satisfies Endpoint
