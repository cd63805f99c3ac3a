import type { TransactionDetails } from '@countersign/gateway'
import type { SafeTransaction } from '@countersign/safe'

/** A proposal's transaction as its owners sign it. */
export function toSafeTransaction({
  txData,
  detailedExecutionInfo: info,
}: TransactionDetails): SafeTransaction {
  if (!txData || info?.type !== 'MULTISIG') throw new Error('This is not a proposal')
  return {
    to: txData.to.value,
    value: BigInt(txData.value ?? '0'),
    data: txData.hexData ?? '0x',
    operation: txData.operation,
    safeTxGas: BigInt(info.safeTxGas),
    baseGas: BigInt(info.baseGas),
    gasPrice: BigInt(info.gasPrice),
    gasToken: info.gasToken,
    refundReceiver: info.refundReceiver.value,
    nonce: BigInt(info.nonce),
  }
}
