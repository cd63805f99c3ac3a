import { lookAtTransaction, type TransactionClient } from '@countersign/core/transactions'
import { type Address, type Client, type Hex, publicActions, zeroHash } from 'viem'
import { getTransactionCount } from 'viem/actions'
import type { Act } from './act.ts'

/** An account may have sent others since; so many of them are looked at. */
const MOST_LOOKED_AT = 20

/** The mined transaction of an account, from a nonce on, that does what an act wanted; null for none. */
export async function findSent(
  client: Client,
  { call }: Act,
  from: Address,
  firstNonce: number,
): Promise<Hex | null> {
  if (!call) return null
  const count = await getTransactionCount(client, { address: from })
  // Those of viem's actions that are asked here.
  const reader = client.extend(publicActions) as unknown as TransactionClient
  for (let nonce = firstNonce; nonce < Math.min(count, firstNonce + MOST_LOOKED_AT); nonce += 1) {
    const sender = { from: lower(from), nonce, content: zeroHash }
    // A hash that nobody has: what stands at its nonce has therefore replaced it.
    const look = await lookAtTransaction(reader, {
      ...{ hash: zeroHash, address: lower(from), chainId: 0, description: '', addedAt: 0 },
      status: 'pending',
      sender,
    })
    const hash = look.found === 'outcome' ? look.outcome.replacedBy : undefined
    const sent = hash && (await reader.getTransaction({ hash }))
    const isIt =
      sent?.to?.toLowerCase() === call.to.toLowerCase() &&
      sent.value === BigInt(call.value) &&
      sent.input === call.data.toLowerCase()
    if (hash && isIt) return hash
  }
  return null
}

const lower = (address: Address) => address.toLowerCase() as Address // as valid as before
