import * as v from 'valibot'
import type { Endpoint } from '../../client/endpoint.ts'
import { amount } from '../../schemas/primitives.ts'
import { serviceEstimation } from '../schemas/requests.ts'

/** The gas that a call takes inside of a Safe. */
export const estimateTransaction = {
  name: 'estimateTransaction',
  method: 'POST',
  path: '/tx-service/{shortName}/api/v1/safes/{safeAddress}/multisig-transactions/estimations',
  body: serviceEstimation,
  response: v.object({ safeTxGas: amount }),
} as const satisfies Endpoint
