import type { Endpoint } from '../../client/endpoint.ts'
import { confirmationRequest } from '../../schemas/requests.ts'

/** Not found, as above. */
export const confirmSafeOperation = {
  name: 'confirmSafeOperation',
  method: 'POST',
  path: '/tx-service/{shortName}/api/v1/safe-operations/{safeOperationHash}/confirmations',
  body: confirmationRequest,
  response: null,
} as const satisfies Endpoint
