import type { Transaction } from '@countersign/gateway'
import type { Address } from 'viem'
import type { CreationRecord } from '../store/safes.ts'
import { toAddressInfo } from './toAddressInfo.ts'

/** How a Safe came to be: the last item of its history. */
export function toCreation(safe: Address, creation: CreationRecord): Transaction {
  return {
    id: `creation_${safe}`,
    timestamp: creation.at.getTime(),
    txStatus: 'SUCCESS',
    txInfo: {
      type: 'Creation',
      humanDescription: null,
      creator: toAddressInfo(creation.creator),
      transactionHash: creation.txHash,
      implementation: toAddressInfo(creation.singleton),
      factory: creation.factory && toAddressInfo(creation.factory),
      saltNonce: creation.saltNonce,
    },
    executionInfo: null,
    safeAppInfo: null,
    txHash: creation.txHash,
    note: null,
  }
}
