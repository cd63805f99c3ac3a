import type { Endpoint } from '../client/endpoint.ts'
import { dataDecoded } from '../schemas/dataDecoded.ts'
import { decodingRequest } from '../schemas/requests.ts'

/** The gateway’s reading of calldata. A claim, to be checked. */
export const decodeData = {
  name: 'decodeData',
  method: 'POST',
  path: '/v1/chains/{chainId}/data-decoder',
  body: decodingRequest,
  response: dataDecoded,
} as const satisfies Endpoint
