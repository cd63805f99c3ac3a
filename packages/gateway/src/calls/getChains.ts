import type { Endpoint } from '../client/endpoint.ts'
import { chain } from '../schemas/chain.ts'
import { page } from '../schemas/page.ts'
import { cursorQuery } from '../schemas/queries.ts'

/** Every chain the gateway serves. */
export const getChains = {
  name: 'getChains',
  method: 'GET',
  path: '/v1/chains',
  query: cursorQuery,
  response: page(chain),
} as const satisfies Endpoint
