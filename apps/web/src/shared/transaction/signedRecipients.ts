import type { Transaction } from '@countersign/gateway'
import type { Address } from 'viem'

/**
 * Whom a Safe's owners have paid by their own signatures. What merely arrived tells nothing, nor what
 * modules did, what a token's contract claims that the Safe has sent, what failed, and what some
 * owner has signed but the Safe has not executed.
 */
export function signedRecipients(transactions: readonly Transaction[]): Address[] {
  return transactions.filter(isSigned).flatMap(({ txInfo }) => {
    const isSent = txInfo.type === 'Transfer' && txInfo.direction === 'OUTGOING'
    return isSent ? [txInfo.recipient.value] : []
  })
}

/** Those of them that pay by a batch: whom, only their contents say. */
export function signedBatches(transactions: readonly Transaction[]): Transaction[] {
  return transactions
    .filter(isSigned)
    .filter(({ txInfo }) => txInfo.type === 'Custom' && txInfo.actionCount !== null)
}

function isSigned({ executionInfo, txStatus }: Transaction): boolean {
  return executionInfo?.type === 'MULTISIG' && txStatus === 'SUCCESS'
}
