import type { Endpoint } from '../../client/endpoint.ts'
import { page } from '../../schemas/page.ts'
import { walletDelegate } from '../schemas/answers.ts'
import { walletDelegatesQuery } from '../schemas/requests.ts'

/** Who may propose for whom. */
export const getDelegates = {
  name: 'getDelegates',
  method: 'GET',
  path: '/v2/chains/{chainId}/delegates',
  query: walletDelegatesQuery,
  response: page(walletDelegate),
} as const satisfies Endpoint
