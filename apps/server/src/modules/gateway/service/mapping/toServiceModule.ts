import type { ServiceModuleTransaction } from '@countersign/gateway/service'
import type { Address } from 'viem'
import { type FunctionsOf, toDataDecoded } from '../../mapping/toDataDecoded.ts'
import type { ModuleRecord } from '../../store/modules.ts'

export function toServiceModule(
  safe: Address,
  { at, blockNumber, txHash, logIndex, module, success, call }: ModuleRecord,
  functionsOf: FunctionsOf,
): ServiceModuleTransaction {
  return {
    created: at.toISOString(),
    executionDate: at.toISOString(),
    blockNumber,
    isSuccessful: success,
    transactionHash: txHash,
    safe,
    module,
    to: call?.to ?? null,
    value: call?.value ?? null,
    data: !call || call.data === '0x' ? null : call.data,
    operation: call?.operation ?? null,
    dataDecoded: call ? toDataDecoded(call.data, call.to, functionsOf) : null,
    moduleTransactionId: `i${txHash.slice(2)}${logIndex}`,
  }
}
