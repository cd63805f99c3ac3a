import type { Address, Client, Hex, Log } from 'viem'
import type { Account } from '../model/account.ts'
import type { OutboxEntry, OutboxFault } from '../model/entry.ts'
import type { AccountSnapshot } from '../snapshot/accountSnapshot.ts'
import type { OutboxStore } from '../store/createOutboxStore.ts'
import type { OutboxLocks } from './outboxLocks.ts'
import type { OutboxWallet, WalletCall, WalletTransaction } from './outboxWallet.ts'

/** What stands in a Safe's queue for an entry, by whoever keeps the queue: only where to look. */
export type QueuedState = { state: 'pending' | 'executed' | 'cancelled'; hash: Hex | null }

/** A transaction as a node tells of it. */
export type ToldTransaction = { to: Address | null; value: bigint; input: Hex }

/** What a Safe says of its own transactions. The mathematics is not ours. */
export type SafeSide = {
  nonceOf(client: Client, safe: Address): Promise<bigint>
  /** What the Safe's own logs say became of an entry; null where they do not name it. */
  outcomeIn(entry: OutboxEntry, logs: readonly Log[]): 'success' | 'failure' | null
  /** Whether the logs hold the outcome of any transaction of the Safe. */
  isTold(entry: OutboxEntry, logs: readonly Log[]): boolean
  /** Whether what was sent executes exactly the entry's transaction. */
  executes(entry: OutboxEntry, sent: ToldTransaction): boolean
  /** Null when nobody keeps it, or can be asked. */
  findQueued(entry: OutboxEntry): Promise<QueuedState | null>
}

/** Whom the outbox asks; a test brings its own. */
export type OutboxPorts = {
  store: OutboxStore
  locks: OutboxLocks
  wallet: OutboxWallet
  safes: SafeSide
  clientOf(chainId: number): Client
  now(): number
  /** Names that nobody else has. */
  newToken(): string
  /** What somebody who was asked has thrown, by a word that the screen has a sentence for. */
  walletFault(thrown: unknown): OutboxFault
  nodeFault(thrown: unknown): OutboxFault
  /** Why a transaction failed, on the state after a block; null when it would not. */
  whyReverted(
    client: Client,
    sent: Pick<WalletTransaction, 'from'> & WalletCall,
    blockNumber: bigint,
  ): Promise<OutboxFault | null>
  readSnapshot(account: Account, calls: readonly WalletCall[]): Promise<AccountSnapshot>
}
