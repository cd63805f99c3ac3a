import type { Endpoint } from '../../client/endpoint.ts'
import { serviceProposal } from '../schemas/requests.ts'

/** Proposes a transaction, or adds a signature to one that was proposed before. */
export const proposeTransaction = {
  name: 'proposeTransaction',
  method: 'POST',
  path: '/tx-service/{shortName}/api/v2/safes/{safeAddress}/multisig-transactions',
  body: serviceProposal,
  response: null,
} as const satisfies Endpoint
