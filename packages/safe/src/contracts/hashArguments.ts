import type { SafeTransaction } from '../types.ts'

/** A transaction's fields in the order of `getTransactionHash`. */
export function hashArguments(transaction: SafeTransaction) {
  const { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken } = transaction
  const { refundReceiver, nonce } = transaction
  const amounts = [safeTxGas, baseGas, gasPrice] as const
  return [to, value, data, operation, ...amounts, gasToken, refundReceiver, nonce] as const
}
