import type { Transaction } from '@countersign/gateway'
import type { Address } from 'viem'

/** Whom a Safe's owners send to by their own signatures: what modules and strangers do tells nothing. */
export function signedRecipients(transactions: readonly Transaction[]): Address[] {
  return transactions.flatMap(({ txInfo, executionInfo }) => {
    const isSigned = executionInfo?.type === 'MULTISIG' && executionInfo.confirmationsSubmitted > 0
    const isSent = txInfo.type === 'Transfer' && txInfo.direction === 'OUTGOING'
    return isSigned && isSent ? [txInfo.recipient.value] : []
  })
}
