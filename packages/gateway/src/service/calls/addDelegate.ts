import * as v from 'valibot'
import type { Endpoint } from '../../client/endpoint.ts'
import { hex } from '../../schemas/primitives.ts'
import { delegate } from '../schemas/answers.ts'
import { delegation } from '../schemas/requests.ts'

/** Lets somebody propose in the name of an owner, who signs for it. */
export const addDelegate = {
  name: 'addDelegate',
  method: 'POST',
  path: '/tx-service/{shortName}/api/v2/delegates',
  body: delegation,
  response: v.object({ ...delegate.entries, signature: hex }),
} as const satisfies Endpoint
