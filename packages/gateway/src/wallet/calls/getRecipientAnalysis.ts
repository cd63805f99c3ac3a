import type { Endpoint } from '../../client/endpoint.ts'
import { recipientAnalysis } from '../schemas/answers.ts'

/** Whether a Safe has ever paid somebody. */
export const getRecipientAnalysis = {
  name: 'getRecipientAnalysis',
  method: 'GET',
  path: '/v1/chains/{chainId}/security/{safeAddress}/recipient/{recipientAddress}',
  response: recipientAnalysis,
} as const satisfies Endpoint
