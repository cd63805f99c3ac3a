import { type Address, type Client, type Hex, publicActions, zeroHash } from 'viem'
import { getTransactionCount } from 'viem/actions'
import type { OutboxEntry } from '../model/entry.ts'
import { lower } from '../model/rules.ts'
import { findReplacement } from './findReplacement.ts'
import type { TransactionClient } from './transactionClient.ts'

/** An account may have sent others since; so many of them are looked at. */
const MOST_LOOKED_AT = 20

/** The mined transaction of an account, from a nonce on, that does what an entry wanted; null for none. */
export async function findSent(
  client: Client,
  { call }: OutboxEntry,
  from: Address,
  firstNonce: number,
): Promise<Hex | null> {
  if (!call) return null
  const count = await getTransactionCount(client, { address: from })
  // Those of viem's actions that are asked here.
  const reader = client.extend(publicActions) as unknown as TransactionClient
  for (let nonce = firstNonce; nonce < Math.min(count, firstNonce + MOST_LOOKED_AT); nonce += 1) {
    const sender = { from: lower(from), nonce, content: zeroHash }
    // A node that keeps no state of old blocks finds none.
    const sent = await findReplacement(reader, sender).catch(() => undefined)
    const isIt =
      sent?.to?.toLowerCase() === call.to.toLowerCase() &&
      sent.value === BigInt(call.value) &&
      sent.input === call.data.toLowerCase()
    if (sent && isIt) return sent.hash
  }
  return null
}
