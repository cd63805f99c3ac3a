import type { Address, Hash } from 'viem'

/**
 * Why it failed: `reverted` on the chain, `cancelled` by the visitor, `replaced` by a transaction
 * that does something else, or `dropped`: nobody has known it for a day.
 */
export type FailureReason = 'reverted' | 'cancelled' | 'replaced' | 'dropped'

/** `replacedBy` is the transaction that was mined in its place: the one an explorer knows. */
export type Outcome =
  | { status: 'confirmed'; replacedBy?: Hash }
  | { status: 'failed'; reason: FailureReason; replacedBy?: Hash }

/**
 * Who sent it and as which of their transactions, learned from a node while it was pending: after
 * it was replaced no node remembers. `content` stands for recipient, value and data.
 */
export type Sender = { from: Address; nonce: number; content: Hash }

/** What is known of a transaction that was sent. */
export type Sent = {
  hash: Hash
  /** How many blocks must stand on it before it counts, its own included. Default: 1. */
  confirmations?: number
  sender?: Sender
}

/** It waits to be mined, or is settled. */
export type SentProgress = { status: 'pending' } | Outcome
