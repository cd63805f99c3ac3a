import { type Address, zeroAddress } from 'viem'
import { compareVersions } from '../settings/compareVersions.ts'
import type { SafeTransaction } from '../types.ts'

/** What a Safe pays for having been executed, beside what its owners meant to do. */
export type Refund = {
  /** Null for the chain's own coin. */
  token: Address | null
  amount: bigint
  /** Null for whoever sends it: `tx.origin`. */
  receiver: Address | null
}

/** The part of a transaction that says what is paid back. */
export type RefundTerms = Pick<
  SafeTransaction,
  'baseGas' | 'gasPrice' | 'gasToken' | 'refundReceiver'
>

type RefundOptions = {
  /** Of the Safe: one before 1.1.0 pays the price that was signed, whatever the sender paid. */
  version: string
  /** By what the Safe counts: its content alone, and before 1.0.0 the check of signatures, too. */
  gasUsed: bigint
  /** What the sender pays for each gas: `tx.gasprice`. */
  gasPrice: bigint
}

/**
 * What is paid back when it is executed so, by the Safe's own rule (`handlePayment`): of coins no more for
 * each gas than the sender paid, of a token the price that was signed. Null where nothing is.
 */
export function refundOf(
  terms: RefundTerms,
  { version, gasUsed, gasPrice }: RefundOptions,
): Refund | null {
  if (terms.gasPrice === 0n) return null
  const token = terms.gasToken === zeroAddress ? null : terms.gasToken
  const isCapped = token === null && compareVersions(version, '1.1.0') >= 0
  const price = isCapped && gasPrice < terms.gasPrice ? gasPrice : terms.gasPrice
  return {
    token,
    amount: (gasUsed + terms.baseGas) * price,
    receiver: terms.refundReceiver === zeroAddress ? null : terms.refundReceiver,
  }
}
