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
