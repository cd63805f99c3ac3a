import { callsTransaction, isOutcome, readOutcome } from '@countersign/safe'
import { type Client, type Hex, isAddressEqual, type TransactionReceipt } from 'viem'
import { getTransaction, getTransactionReceipt } from 'viem/actions'
import type { Act } from './act.ts'
import { orNull } from './orNull.ts'
import { fromStored } from './toStored.ts'

export type Mined = {
  receipt: TransactionReceipt
  /** `other`: it was mined, and did nothing of what the act wanted. */
  outcome: 'success' | 'failure' | 'reverted' | 'other'
}

/** What became of the transactions that were sent for an act: the latest that was mined for it. */
export async function findMined(client: Client, act: Act): Promise<Mined | null> {
  let other: Mined | null = null
  for (const hash of act.hashes.toReversed()) {
    const receipt = await orNull(getTransactionReceipt(client, { hash }))
    if (!receipt) continue
    const mined = { receipt, outcome: await judge(client, act, receipt) }
    if (mined.outcome !== 'other') return mined
    other ??= mined
  }
  return other
}

/**
 * Whether a mined transaction executed this act's, by the Safe's own word. Nobody else's counts: any
 * hash can be named as the one.
 */
export async function hasExecuted(client: Client, act: Act, hash: Hex): Promise<boolean> {
  const receipt = await orNull(getTransactionReceipt(client, { hash }))
  return receipt !== null && saidBy(act, receipt) !== null
}

async function judge(
  client: Client,
  act: Act,
  receipt: TransactionReceipt,
): Promise<Mined['outcome']> {
  if (receipt.status === 'reverted') return 'reverted'
  if (act.kind === 'wallet') return 'success'
  return saidBy(act, receipt) ?? ((await isOwnCall(client, act, receipt)) ? 'success' : 'other')
}

const saidBy = ({ account, safeTxHash }: Act, { logs }: TransactionReceipt) =>
  safeTxHash && readOutcome(logs, account, safeTxHash)

/** Safes of 1.0.0 say nothing of what they executed: there it is read from what this wallet sent. */
async function isOwnCall(
  client: Client,
  { account, transaction }: Act,
  { transactionHash: hash, logs }: TransactionReceipt,
): Promise<boolean> {
  const isTold = logs.some((log) => isAddressEqual(log.address, account) && isOutcome(log))
  if (!transaction || isTold) return false
  const sent = await orNull(getTransaction(client, { hash }))
  return sent !== null && callsTransaction(sent, account, fromStored(transaction))
}
