import type { DetailedExecutionInfo, TransactionDetails, UnknownKind } from '@countersign/gateway'
import type { SafeTransaction } from '@countersign/safe'

export type MultisigInfo = Extract<
  Exclude<DetailedExecutionInfo, UnknownKind>,
  { type: 'MULTISIG' }
>

export type SignedTransaction = { transaction: SafeTransaction; info: MultisigInfo }

/** What the owners sign, out of the gateway's details; null when nobody signs such a transaction. */
export function toSafeTransaction(details: TransactionDetails): SignedTransaction | null {
  const { txData, detailedExecutionInfo: info } = details
  if (!txData || info?.type !== 'MULTISIG') return null
  return {
    info,
    transaction: {
      to: txData.to.value,
      value: BigInt(txData.value ?? 0),
      data: txData.hexData ?? '0x',
      operation: txData.operation,
      safeTxGas: BigInt(info.safeTxGas),
      baseGas: BigInt(info.baseGas),
      gasPrice: BigInt(info.gasPrice),
      gasToken: info.gasToken,
      refundReceiver: info.refundReceiver.value,
      nonce: BigInt(info.nonce),
    },
  }
}
