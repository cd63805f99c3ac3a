import type { Endpoint } from '../../client/endpoint.ts'
import { dataDecoded } from '../../schemas/dataDecoded.ts'
import { decodingRequest } from '../../schemas/requests.ts'

/** Reads calldata, as far as its function is known. */
export const decodeData = {
  name: 'decodeData',
  method: 'POST',
  path: '/tx-service/{shortName}/api/v1/data-decoder',
  body: decodingRequest,
  response: dataDecoded,
} as const satisfies Endpoint
