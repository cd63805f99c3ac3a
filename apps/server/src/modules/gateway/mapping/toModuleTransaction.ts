import type { Transaction } from '@countersign/gateway'
import type { Address } from 'viem'
import type { ModuleRecord } from '../store/modules.ts'
import type { Tokens } from '../store/token.ts'
import { toAddressInfo } from './toAddressInfo.ts'
import type { FunctionsOf } from './toDataDecoded.ts'
import { toTransactionInfo } from './toTransactionInfo.ts'
import { moduleId } from './transactionId.ts'

/** What a module did, in the short form of lists. */
export function toModuleTransaction(
  safe: Address,
  record: ModuleRecord,
  { tokens, functionsOf }: { tokens: Tokens; functionsOf: FunctionsOf },
): Transaction {
  const { at, txHash, logIndex, module, success, call } = record
  return {
    id: moduleId(safe, txHash, logIndex),
    timestamp: at.getTime(),
    txStatus: success ? 'SUCCESS' : 'FAILED',
    txInfo: toTransactionInfo({ safe, call, tokens, functionsOf }),
    executionInfo: { type: 'MODULE', address: toAddressInfo(module) },
    safeAppInfo: null,
    txHash,
    note: null,
  }
}
