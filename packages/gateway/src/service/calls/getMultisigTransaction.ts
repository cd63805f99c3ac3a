import type { Endpoint } from '../../client/endpoint.ts'
import { serviceMultisig } from '../schemas/answers.ts'

/** One multisig transaction. */
export const getMultisigTransaction = {
  name: 'getMultisigTransaction',
  method: 'GET',
  path: '/tx-service/{shortName}/api/v2/multisig-transactions/{safeTxHash}',
  response: serviceMultisig,
} as const satisfies Endpoint
