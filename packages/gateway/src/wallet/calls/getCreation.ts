import type { Endpoint } from '../../client/endpoint.ts'
import { creation } from '../schemas/answers.ts'

/** How a Safe came to be. */
export const getCreation = {
  name: 'getCreation',
  method: 'GET',
  path: '/v1/chains/{chainId}/safes/{safeAddress}/transactions/creation',
  response: creation,
} as const satisfies Endpoint
