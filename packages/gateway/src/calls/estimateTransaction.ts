import type { Endpoint } from '../client/endpoint.ts'
import { estimation, estimationRequest } from '../schemas/requests.ts'

/** The gas and the nonce for a transaction to be proposed. */
export const estimateTransaction = {
  name: 'estimateTransaction',
  method: 'POST',
  path: '/v2/chains/{chainId}/safes/{safeAddress}/multisig-transactions/estimations',
  body: estimationRequest,
  response: estimation,
} as const satisfies Endpoint
