import {
  confirmMessage,
  type Endpoint,
  estimateTransaction,
  getTransaction,
} from '@countersign/gateway'
import * as v from 'valibot'

const { currentNonce, recommendedNonce } = estimateTransaction.response.entries

/** Which nonce to use. Beyond the contract; today's official client asks for it. */
export const getNonces = {
  name: 'getNonces',
  method: 'GET',
  path: '/v1/chains/{chainId}/safes/{safeAddress}/nonces',
  response: v.object({ currentNonce, recommendedNonce }),
} as const satisfies Endpoint

/** Confirms a transaction with nothing but a signature. Beyond the contract as well. */
export const confirmTransaction = {
  name: 'confirmTransaction',
  method: 'POST',
  path: '/v1/chains/{chainId}/transactions/{safeTxHash}/confirmations',
  body: confirmMessage.body,
  response: getTransaction.response,
} as const satisfies Endpoint
