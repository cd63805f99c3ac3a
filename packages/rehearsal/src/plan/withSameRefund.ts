import { compareVersions, type SafeTransaction } from '@countersign/safe'
import { zeroAddress } from 'viem'
import type { Circumstances } from '../stage.ts'

/**
 * The same transaction with terms by which it pays back the same to the same, however much more somebody
 * else pays for gas: else every refund would seem to depend on who is watching.
 */
export function withSameRefund(
  transaction: SafeTransaction,
  version: string,
  { origin, gasPrice }: Circumstances,
): SafeTransaction {
  if (transaction.gasPrice === 0n) return transaction
  const isCapped = transaction.gasToken === zeroAddress && compareVersions(version, '1.1.0') >= 0
  const isReached = isCapped && transaction.gasPrice > gasPrice
  return {
    ...transaction,
    gasPrice: isReached ? gasPrice : transaction.gasPrice,
    refundReceiver:
      transaction.refundReceiver === zeroAddress ? origin : transaction.refundReceiver,
  }
}
