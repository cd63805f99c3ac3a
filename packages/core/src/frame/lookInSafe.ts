import type { TransactionClient } from '@countersign/outbox'
import { type Look, lookAtTransaction } from '@countersign/outbox'
import type { Transaction } from '../transactions/transaction.ts'
import type { FrameCalls } from './frameCalls.ts'

/**
 * One look at what a Safe was asked to do. A safeTxHash is no transaction's hash: the host's queue
 * is followed until the Safe has executed it, and then the transaction that did.
 */
export async function lookInSafe(
  calls: Pick<FrameCalls, 'getTxBySafeTxHash'>,
  client: TransactionClient,
  transaction: Transaction,
): Promise<Look> {
  const known = await calls.getTxBySafeTxHash(transaction.hash).catch(() => undefined)
  // Perhaps it was sent by another wallet, and is on the chain.
  if (!known) return lookAtTransaction(client, transaction)
  const { status, txHash } = known
  // Another transaction of the Safe has used its nonce.
  if (status === 'CANCELLED') return failed('replaced')
  if (!txHash) return { found: 'waiting' }
  const seen = await lookAtTransaction(client, { ...transaction, hash: txHash })
  if (seen.found !== 'outcome') return { found: 'waiting' }
  // The chain's transaction succeeds also when what the Safe did in it failed.
  const isFailed = status === 'FAILED' || seen.outcome.status === 'failed'
  if (isFailed) return failed('reverted', txHash)
  return { found: 'outcome', outcome: { status: 'confirmed', replacedBy: txHash } }
}

const failed = (reason: 'replaced' | 'reverted', replacedBy?: `0x${string}`): Look => ({
  found: 'outcome',
  outcome: { status: 'failed', reason, ...(replacedBy && { replacedBy }) },
})
