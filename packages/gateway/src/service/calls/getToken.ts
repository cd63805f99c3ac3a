import type { Endpoint } from '../../client/endpoint.ts'
import { serviceToken } from '../schemas/answers.ts'

/** One token. */
export const getToken = {
  name: 'getToken',
  method: 'GET',
  path: '/tx-service/{shortName}/api/v1/tokens/{tokenAddress}',
  response: serviceToken,
} as const satisfies Endpoint
