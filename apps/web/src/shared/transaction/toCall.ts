import type { TransactionDetails } from '@countersign/gateway'
import type { Call } from '@countersign/safe'

/** What a transaction calls, out of the gateway's details. */
export function toCall(txData: NonNullable<TransactionDetails['txData']>): Call {
  return {
    to: txData.to.value,
    value: BigInt(txData.value ?? 0),
    data: txData.hexData ?? '0x',
    operation: txData.operation,
  }
}
