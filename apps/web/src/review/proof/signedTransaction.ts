import type { DetailedExecutionInfo, TransactionDetails, UnknownKind } from '@countersign/gateway'
import { type SafeTransaction, toSafeTransaction } from '@countersign/safe'

export type MultisigInfo = Extract<
  Exclude<DetailedExecutionInfo, UnknownKind>,
  { type: 'MULTISIG' }
>

export type SignedTransaction = { transaction: SafeTransaction; info: MultisigInfo }

/** What the owners sign, and what the gateway tells of their signing; null when nobody signs it. */
export function signedTransaction(details: TransactionDetails): SignedTransaction | null {
  const info = details.detailedExecutionInfo
  const transaction = toSafeTransaction(details)
  return transaction && info?.type === 'MULTISIG' ? { transaction, info } : null
}
