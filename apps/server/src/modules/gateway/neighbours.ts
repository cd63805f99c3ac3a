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

/** How far a chain was read, and what could not be. Beyond the contract; the official app asks. */
export const getIndexing = {
  name: 'getIndexing',
  method: 'GET',
  path: '/v1/chains/{chainId}/about/indexing',
  response: v.object({
    /** Milliseconds; 0 before the first time. */
    lastSync: v.number(),
    synced: v.boolean(),
    unread: v.array(
      v.object({
        blockNumber: v.number(),
        timestamp: v.number(),
        /** Whose part is missing; `null`: that of a new Safe, perhaps. */
        safe: v.nullable(v.string()),
      }),
    ),
  }),
} as const satisfies Endpoint

/** Confirms a transaction with nothing but a signature. Beyond the contract as well. */
export const confirmTransaction = {
  name: 'confirmTransaction',
  method: 'POST',
  path: '/v1/chains/{chainId}/transactions/{safeTxHash}/confirmations',
  body: confirmMessage.body,
  response: getTransaction.response,
} as const satisfies Endpoint
