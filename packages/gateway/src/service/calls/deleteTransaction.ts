import type { Endpoint } from '../../client/endpoint.ts'
import { confirmationRequest } from '../../schemas/requests.ts'

/** Takes a proposal back that was not executed; its proposer signs for it. */
export const deleteTransaction = {
  name: 'deleteTransaction',
  method: 'DELETE',
  path: '/tx-service/{shortName}/api/v2/multisig-transactions/{safeTxHash}',
  body: confirmationRequest,
  response: null,
} as const satisfies Endpoint
