import type { Address, Hash } from 'viem'

/** What an app says about a transaction it has just sent. */
export type NewTransaction = {
  address: Address
  chainId: number
  hash: Hash
  /** Shown to the visitor; at most 1000 characters. */
  description: string
  /** How many blocks must stand on it before it counts, its own included. Default: 1. */
  confirmations?: number
}

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

/** R-TX-1. Address and hashes are in lower case. */
export type Transaction = Readonly<
  NewTransaction & {
    /** Milliseconds since 1970. */
    addedAt: number
    sender?: Sender
  } & ({ status: 'pending' } | Outcome)
>

/** Which transaction is meant; adding the same hash again makes another one of it. */
export type TransactionId = Pick<Transaction, 'address' | 'chainId' | 'hash' | 'addedAt'>
