import type { Endpoint } from '../../client/endpoint.ts'
import { confirmationView } from '../schemas/answers.ts'
import { viewRequest } from '../schemas/requests.ts'

/** What calldata says, for who is to confirm it. */
export const getConfirmationView = {
  name: 'getConfirmationView',
  method: 'POST',
  path: '/v1/chains/{chainId}/safes/{safeAddress}/views/transaction-confirmation',
  body: viewRequest,
  response: confirmationView,
} as const satisfies Endpoint
