import type { Endpoint } from '../../client/endpoint.ts'
import { preview } from '../schemas/answers.ts'
import { previewRequest } from '../schemas/requests.ts'

/** What a transaction would be, before it is one. */
export const previewTransaction = {
  name: 'previewTransaction',
  method: 'POST',
  path: '/v1/chains/{chainId}/transactions/{safeAddress}/preview',
  body: previewRequest,
  response: preview,
} as const satisfies Endpoint
