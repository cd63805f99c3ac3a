import type { Endpoint } from '../../client/endpoint.ts'
import { serviceModuleTransaction } from '../schemas/answers.ts'
import { servicePage } from '../schemas/primitives.ts'
import { serviceModulesQuery } from '../schemas/queries.ts'

/** What modules did in a Safe's name, the newest first. */
export const getModuleTransactions = {
  name: 'getModuleTransactions',
  method: 'GET',
  path: '/tx-service/{shortName}/api/v1/safes/{safeAddress}/module-transactions',
  query: serviceModulesQuery,
  response: servicePage(serviceModuleTransaction),
} as const satisfies Endpoint
