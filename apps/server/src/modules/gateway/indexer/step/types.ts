import type { Address } from 'viem'
import type {
  ApprovedHashTable,
  BorrowedCodeTable,
  ExecutionTable,
  HistoryTable,
  ModuleExecutionTable,
  SafeOwnerTable,
  SafeTable,
  SafeThresholdTable,
  SignedMessageTable,
  TransferTable,
  UnreadPartTable,
} from '../../../../database/gatewayTables.ts'
import type { ChainEvent } from '../events/decodeEvent.ts'
import type { FoundExecution } from '../executions/findExecutions.ts'
import type { Log, Transaction } from '../node/nodeAnswers.ts'

export type StepEvent = { log: Log; event: ChainEvent }

/** How a Safe began. */
export type SetUp = Extract<ChainEvent, { type: 'setUp' }>

/** A Safe as far as its events need it to be known. */
export type KnownSafe = { chainId: number; address: Address; version: string }

/** How many bytes may still be hashed for one transaction, whatever it holds. */
export type Effort = { left: number }

/** What one Safe's events are read with. */
export type Context = {
  safe: KnownSafe
  transactions: ReadonlyMap<string, Transaction>
  /** What could be executions in a transaction's input, read once for all Safes in it. */
  executionsIn: (transaction: Transaction) => readonly FoundExecution[]
  /** One for each transaction, so that nobody can keep us busy with one. */
  effortFor: (transaction: Transaction) => Effort
  /** Unix seconds of the blocks. */
  times: ReadonlyMap<number, number>
}

export type OwnerRemoval = Pick<SafeOwnerTable, 'safe' | 'owner'> & {
  removed_block: number
  removed_log_index: number
}

/** What a step adds to the tables. */
export type Rows = {
  safes: SafeTable[]
  /** Of owners who were there before this step. */
  removals: OwnerRemoval[]
  safe_owners: SafeOwnerTable[]
  safe_thresholds: SafeThresholdTable[]
  executions: ExecutionTable[]
  module_executions: ModuleExecutionTable[]
  transfers: TransferTable[]
  history: HistoryTable[]
  approved_hashes: ApprovedHashTable[]
  signed_messages: SignedMessageTable[]
  borrowed_code: BorrowedCodeTable[]
  unread_parts: UnreadPartTable[]
}
