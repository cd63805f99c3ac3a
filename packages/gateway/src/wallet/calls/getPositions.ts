import * as v from 'valibot'
import type { Endpoint } from '../../client/endpoint.ts'

/** What a Safe has in protocols, which nobody follows here: nothing. */
export const getPositions = {
  name: 'getPositions',
  method: 'GET',
  path: '/v1/chains/{chainId}/safes/{safeAddress}/positions/{currency}',
  response: v.array(v.never()),
} as const satisfies Endpoint
