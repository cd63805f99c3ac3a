import type { TransactionDetails } from '@countersign/gateway'
import {
  hashSafeTransaction,
  type SafeAccount,
  SafeError,
  toSafeTransaction,
} from '@countersign/safe'
import { type Hex, isAddressEqual } from 'viem'

/** Whether what the gateway shows for a hash is what the hash stands for, by our own arithmetic. */
export function isMeant(
  safe: SafeAccount & { chainId: number },
  details: TransactionDetails,
  safeTxHash: Hex,
): boolean {
  const transaction = toSafeTransaction(details)
  if (!transaction || !details.safeAddress) return false
  if (!isAddressEqual(details.safeAddress, safe.address)) return false
  try {
    return hashSafeTransaction(safe, transaction).safeTxHash === safeTxHash.toLowerCase()
  } catch (error) {
    if (error instanceof SafeError) return false
    throw error
  }
}
