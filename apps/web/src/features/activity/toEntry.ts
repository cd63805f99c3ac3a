import type { Transaction } from '@countersign/gateway'
import type { Address } from 'viem'
import { describeTransaction } from '../../shared/transaction/describeTransaction.ts'
import { COIN } from './activitySearch.ts'
import type { Entry } from './entry.ts'

/** A gateway's transaction as the activity page has it. */
export function toEntry(transaction: Transaction): Entry {
  const { id, timestamp, txInfo, txStatus, executionInfo, txHash } = transaction
  const moved = txInfo.type === 'Transfer' ? txInfo.transferInfo : null
  const isSigned = executionInfo?.type === 'MULTISIG'
  return {
    id,
    time: timestamp,
    description: describeTransaction(txInfo),
    token: tokenOf(moved),
    symbol: moved && 'tokenSymbol' in moved ? moved.tokenSymbol : null,
    status: txStatus,
    nonce: isSigned ? executionInfo.nonce : null,
    signatures: isSigned
      ? {
          given: executionInfo.confirmationsSubmitted,
          required: executionInfo.confirmationsRequired,
        }
      : null,
    module: executionInfo?.type === 'MODULE' ? executionInfo.address : null,
    hash: txHash,
    isImitation: moved?.type === 'ERC20' && moved.imitation,
    isListed: moved?.type === 'ERC20' ? moved.trusted : null,
    // Nobody can look up how a Safe was made by its id.
    hasPage: txInfo.type !== 'Creation',
  }
}

type Moved = Extract<Transaction['txInfo'], { type: 'Transfer' }>['transferInfo']

function tokenOf(moved: Moved | null): Address | null {
  if (moved?.type === 'NATIVE_COIN') return COIN
  return moved?.type === 'ERC20' || moved?.type === 'ERC721' ? moved.tokenAddress : null
}
