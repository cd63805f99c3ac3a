import type { SafeState } from '@countersign/gateway'
import type { BorrowedCodeRecord, BorrowedCodeRecords } from '../store/borrowedCode.ts'
import { toAddressInfo } from './toAddressInfo.ts'
import { moduleId, multisigId } from './transactionId.ts'

/** What a Safe ran as its own and nobody knows; `null`: nobody has looked. */
export function toUnknownCode(
  safe: string,
  found: BorrowedCodeRecords | undefined,
): SafeState['unknownCode'] {
  if (!found) return null
  return {
    complete: found.complete,
    count: found.count,
    transactions: found.records.map((record) => ({
      kind: record.kind,
      id: idOf(safe, record),
      txHash: record.txHash,
      timestamp: record.at.getTime(),
      target: record.target && toAddressInfo(record.target),
    })),
  }
}

/** A set-up has no page of its own. */
function idOf(safe: string, { kind, safeTxHash, txHash, logIndex }: BorrowedCodeRecord) {
  if (safeTxHash !== null) return multisigId(safe, safeTxHash)
  return kind === 'module' ? moduleId(safe, txHash, logIndex) : null
}
