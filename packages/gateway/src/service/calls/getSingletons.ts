import type { Endpoint } from '../../client/endpoint.ts'
import { singletons } from '../schemas/answers.ts'

/** Which singletons of Safe the chain has. */
export const getSingletons = {
  name: 'getSingletons',
  method: 'GET',
  path: '/tx-service/{shortName}/api/v1/about/singletons',
  response: singletons,
} as const satisfies Endpoint
