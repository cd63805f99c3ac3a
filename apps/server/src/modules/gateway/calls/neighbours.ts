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

/** How far a chain was read. Beyond the contract; the official client asks for all but the last four. */
export const getIndexing = {
  name: 'getIndexing',
  method: 'GET',
  path: '/v1/chains/{chainId}/about/indexing',
  response: v.object({
    /** When nothing was missing, last, in milliseconds; 0: never. */
    lastSync: v.number(),
    synced: v.boolean(),
    /** As the official gateway has it: tokens stand where Safes do. */
    currentBlockNumber: v.number(),
    currentBlockTimestamp: v.string(),
    erc20BlockNumber: v.number(),
    erc20BlockTimestamp: v.string(),
    erc20Synced: v.boolean(),
    masterCopiesBlockNumber: v.number(),
    masterCopiesBlockTimestamp: v.string(),
    masterCopiesSynced: v.boolean(),
    condition: v.picklist(['following', 'behind', 'disagreeing', 'unread']),
    indexedBlock: v.nullable(v.number()),
    /** How far an index has come that is being rebuilt; `null`: none is. */
    rebuiltBlock: v.nullable(v.number()),
    /** Blocks that could not be read whole, the newest first. */
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
