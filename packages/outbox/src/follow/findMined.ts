import type { Client, Hex, TransactionReceipt } from 'viem'
import { getTransaction, getTransactionReceipt } from 'viem/actions'
import type { OutboxEntry } from '../model/entry.ts'
import type { SafeSide } from '../ports/outboxPorts.ts'
import { orNull } from './orNull.ts'

export type Mined = {
  receipt: TransactionReceipt
  /** `other`: it was mined, and did nothing of what the entry wanted. */
  outcome: 'success' | 'failure' | 'reverted' | 'other'
}

/** What became of the transactions that were sent for an entry: the latest that was mined for it. */
export async function findMined(
  safes: SafeSide,
  client: Client,
  entry: OutboxEntry,
): Promise<Mined | null> {
  let other: Mined | null = null
  for (const hash of entry.hashes.toReversed()) {
    const receipt = await orNull(getTransactionReceipt(client, { hash }))
    if (!receipt) continue
    const mined = { receipt, outcome: await outcomeOf(safes, client, entry, receipt) }
    if (mined.outcome !== 'other') return mined
    other ??= mined
  }
  return other
}

/**
 * Whether a mined transaction executed an entry's, by the Safe's own word. Nobody else's counts: any hash
 * can be named as the one.
 */
export async function hasExecuted(
  safes: SafeSide,
  client: Client,
  entry: OutboxEntry,
  hash: Hex,
): Promise<boolean> {
  const receipt = await orNull(getTransactionReceipt(client, { hash }))
  return receipt !== null && safes.outcomeIn(entry, receipt.logs) !== null
}

async function outcomeOf(
  safes: SafeSide,
  client: Client,
  entry: OutboxEntry,
  { status, logs, transactionHash: hash }: TransactionReceipt,
): Promise<Mined['outcome']> {
  if (status === 'reverted') return 'reverted'
  if (entry.kind === 'wallet') return 'success'
  const outcome = safes.outcomeIn(entry, logs)
  if (outcome) return outcome
  // Safes of 1.0.0 say nothing of what they executed: there it is read from what this wallet sent.
  if (!entry.transaction || safes.isTold(entry, logs)) return 'other'
  const sent = await orNull(getTransaction(client, { hash }))
  return sent !== null && safes.executes(entry, sent) ? 'success' : 'other'
}
