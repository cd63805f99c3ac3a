import type { Hash } from 'viem'
import { isAddress, isCount, isHash, lower } from '../model/rules.ts'
import type { Outcome, Sender, Sent } from '../model/sent.ts'
import { contentOf } from './contentOf.ts'
import { findReplacement } from './findReplacement.ts'
import { orNull } from './orNull.ts'
import type { TransactionClient } from './transactionClient.ts'

/**
 * What one look found: the `outcome`; that it is `waiting`, perhaps with its sender; `nothing`,
 * which may be a node that has not heard of it yet; or that it is `gone`: its nonce was used, by a
 * transaction that could not be found.
 */
export type Look =
  | { found: 'outcome'; outcome: Outcome }
  | { found: 'waiting'; sender?: Sender }
  | { found: 'nothing' }
  | { found: 'gone' }

/** One look at the chain. A node that fails makes it fail: that says nothing of the transaction. */
export async function lookAtTransaction(
  client: TransactionClient,
  transaction: Sent,
): Promise<Look> {
  const { hash, sender } = transaction
  const mined = await minedStatus(client, hash, transaction.confirmations)
  if (mined === 'shallow') return WAITING
  if (mined) return outcome(whenMined(mined))

  const [known, isReplaced] = await Promise.all([
    orNull(client.getTransaction({ hash })),
    // Asked even while a node still shows it: some go on showing what was replaced.
    sender && isNonceUsed(client, sender),
  ])
  if (sender && isReplaced) return lookForReplacement(client, transaction, sender)
  if (!known) return { found: 'nothing' }
  return sender ? WAITING : { found: 'waiting', ...learn(known) }
}

async function isNonceUsed(client: TransactionClient, { from, nonce }: Sender): Promise<boolean> {
  return (await client.getTransactionCount({ address: from })) > nonce
}

async function lookForReplacement(
  client: TransactionClient,
  { hash, confirmations }: Sent,
  sender: Sender,
): Promise<Look> {
  // A node that answered until now and fails here does not keep the state of old blocks.
  const found = await findReplacement(client, sender).catch(() => undefined)
  if (!found || !isHash(found.hash)) return { found: 'gone' }
  const replacedBy = lower(found.hash)
  // Mined since the look began.
  if (replacedBy === hash) return WAITING
  const mined = await minedStatus(client, replacedBy, confirmations)
  if (!mined || mined === 'shallow') return WAITING

  if (contentOf(found) === sender.content) return outcome({ ...whenMined(mined), replacedBy })
  const isCancel = found.to?.toLowerCase() === sender.from && found.value === 0n
  const reason = isCancel ? 'cancelled' : 'replaced'
  return outcome({ status: 'failed', reason, replacedBy })
}

/** How it was mined, `shallow` until enough blocks stand on it, nothing while it was not mined. */
async function minedStatus(
  client: TransactionClient,
  hash: Hash,
  confirmations = 1,
): Promise<'success' | 'reverted' | 'shallow' | undefined> {
  const receipt = await orNull(client.getTransactionReceipt({ hash }))
  if (!receipt) return undefined
  const { status, blockNumber } = receipt
  if (status !== 'success' && status !== 'reverted') return 'shallow'
  if (confirmations === 1) return status
  const depth = (await client.getBlockNumber({ cacheTime: 0 })) - blockNumber + 1n
  return depth >= BigInt(confirmations) ? status : 'shallow'
}

const WAITING: Look = { found: 'waiting' }

const outcome = (result: Outcome): Look => ({ found: 'outcome', outcome: result })

const whenMined = (status: 'success' | 'reverted'): Outcome =>
  status === 'success' ? { status: 'confirmed' } : { status: 'failed', reason: 'reverted' }

/** Only what would be read back from storage again. */
function learn(known: NonNullable<Awaited<ReturnType<TransactionClient['getTransaction']>>>): {
  sender?: Sender
} {
  const { from, nonce } = known
  if (!isAddress(from) || !isCount(nonce)) return {}
  return { sender: { from: lower(from), nonce, content: contentOf(known) } }
}
