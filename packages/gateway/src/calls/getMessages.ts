import type { Endpoint } from '../client/endpoint.ts'
import { messageListItem } from '../schemas/message.ts'
import { page } from '../schemas/page.ts'
import { cursorQuery } from '../schemas/queries.ts'

/** The off-chain messages of a Safe, by day. */
export const getMessages = {
  name: 'getMessages',
  method: 'GET',
  path: '/v1/chains/{chainId}/safes/{safeAddress}/messages',
  query: cursorQuery,
  response: page(messageListItem),
} as const satisfies Endpoint
