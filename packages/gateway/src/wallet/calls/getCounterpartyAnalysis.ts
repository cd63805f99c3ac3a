import type { Endpoint } from '../../client/endpoint.ts'
import { counterpartyAnalysis } from '../schemas/answers.ts'
import { previewRequest } from '../schemas/requests.ts'

/** The same of a transaction, and whose code it would run. */
export const getCounterpartyAnalysis = {
  name: 'getCounterpartyAnalysis',
  method: 'POST',
  path: '/v1/chains/{chainId}/security/{safeAddress}/counterparty-analysis',
  body: previewRequest,
  response: counterpartyAnalysis,
} as const satisfies Endpoint
