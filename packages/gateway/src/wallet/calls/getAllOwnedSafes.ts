import type { Endpoint } from '../../client/endpoint.ts'
import { safesByChain } from '../schemas/answers.ts'

/** The Safes of an owner on every chain. */
export const getAllOwnedSafes = {
  name: 'getAllOwnedSafes',
  method: 'GET',
  path: '/v2/owners/{ownerAddress}/safes',
  response: safesByChain,
} as const satisfies Endpoint
