import * as v from 'valibot'
import type { Endpoint } from '../../client/endpoint.ts'
import { hex } from '../../schemas/primitives.ts'
import { confirmationRequest } from '../../schemas/requests.ts'

/** Adds an owner's signature to a transaction. */
export const addConfirmation = {
  name: 'addConfirmation',
  method: 'POST',
  path: '/tx-service/{shortName}/api/v1/multisig-transactions/{safeTxHash}/confirmations',
  body: confirmationRequest,
  response: v.object({ signature: hex }),
} as const satisfies Endpoint
