import * as v from 'valibot'
import type { Endpoint } from '../client/endpoint.ts'
import { masterCopy } from '../schemas/chain.ts'

/** The singletons a chain’s Safes may have. */
export const getMasterCopies = {
  name: 'getMasterCopies',
  method: 'GET',
  path: '/v1/chains/{chainId}/about/master-copies',
  response: v.array(masterCopy),
} as const satisfies Endpoint
