import type { Transaction } from '@countersign/gateway'
import type { Address } from 'viem'

export type Need = 'sign' | 'execute'

/** What a waiting transaction wants from an owner, if anything. */
export function needsYou(transaction: Transaction, me: Address | undefined): Need | null {
  if (!me || transaction.executionInfo?.type !== 'MULTISIG') return null
  if (transaction.txStatus === 'AWAITING_EXECUTION') return 'execute'
  const missing = transaction.executionInfo.missingSigners ?? []
  const isMissing = missing.some(({ value }) => value.toLowerCase() === me.toLowerCase())
  return isMissing ? 'sign' : null
}
