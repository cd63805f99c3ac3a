import type { Endpoint } from '../client/endpoint.ts'
import { ownedSafes } from '../schemas/safe.ts'

/** The Safes of which an account is an owner. Anybody can make anybody an owner. */
export const getOwnedSafes = {
  name: 'getOwnedSafes',
  method: 'GET',
  path: '/v1/chains/{chainId}/owners/{ownerAddress}/safes',
  response: ownedSafes,
} as const satisfies Endpoint
