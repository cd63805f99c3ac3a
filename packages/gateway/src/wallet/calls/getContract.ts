import type { Endpoint } from '../../client/endpoint.ts'
import { contractInfo } from '../schemas/answers.ts'

/** A contract that is known by the hash of its code. */
export const getContract = {
  name: 'getContract',
  method: 'GET',
  path: '/v1/chains/{chainId}/contracts/{contractAddress}',
  response: contractInfo,
} as const satisfies Endpoint
