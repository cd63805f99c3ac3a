import type { StoredTransaction } from '@countersign/outbox'
import type { SafeTransaction } from '@countersign/safe'

/** A Safe's transaction as it is kept. */
export const toStored = (transaction: SafeTransaction): StoredTransaction => ({
  ...transaction,
  value: String(transaction.value),
  safeTxGas: String(transaction.safeTxGas),
  baseGas: String(transaction.baseGas),
  gasPrice: String(transaction.gasPrice),
  nonce: String(transaction.nonce),
})

/** The other way round. */
export const fromStored = (stored: StoredTransaction): SafeTransaction => ({
  ...stored,
  value: BigInt(stored.value),
  safeTxGas: BigInt(stored.safeTxGas),
  baseGas: BigInt(stored.baseGas),
  gasPrice: BigInt(stored.gasPrice),
  nonce: BigInt(stored.nonce),
})
