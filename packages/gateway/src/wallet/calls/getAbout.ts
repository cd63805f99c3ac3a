import type { Endpoint } from '../../client/endpoint.ts'
import { about } from '../schemas/answers.ts'

/** What this gateway is. */
export const getAbout = {
  name: 'getAbout',
  method: 'GET',
  path: '/about',
  response: about,
} as const satisfies Endpoint
