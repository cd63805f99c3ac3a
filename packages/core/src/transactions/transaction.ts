import type { Outcome, Sent } from '@countersign/outbox'
import type { Address, Hash } from 'viem'

/** What an app says about a transaction it has just sent. */
export type NewTransaction = Pick<Sent, 'confirmations'> & {
  address: Address
  chainId: number
  hash: Hash
  /** Shown to the visitor; at most 1000 characters. */
  description: string
}

/** R-TX-1. Address and hashes are in lower case. */
export type Transaction = Readonly<
  NewTransaction &
    Pick<Sent, 'sender'> & {
      /** Milliseconds since 1970. */
      addedAt: number
    } & ({ status: 'pending' } | Outcome)
>

/** Which transaction is meant; adding the same hash again makes another one of it. */
export type TransactionId = Pick<Transaction, 'address' | 'chainId' | 'hash' | 'addedAt'>
