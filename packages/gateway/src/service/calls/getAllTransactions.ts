import type { Endpoint } from '../../client/endpoint.ts'
import { happening } from '../schemas/answers.ts'
import { servicePage } from '../schemas/primitives.ts'
import { partQuery } from '../schemas/queries.ts'

/** Everything that has happened to a Safe, the newest first. */
export const getAllTransactions = {
  name: 'getAllTransactions',
  method: 'GET',
  path: '/tx-service/{shortName}/api/v2/safes/{safeAddress}/all-transactions',
  query: partQuery,
  response: servicePage(happening),
} as const satisfies Endpoint
