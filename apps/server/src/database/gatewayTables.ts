/** A whole number of any size: drivers read 64-bit numbers and `numeric` as they please. */
type Big = number | string | bigint

/** Where on the chain something happened. */
type Position = {
  block_number: Big
  block_time: Date
  /** Of an unattributed transfer, which belongs to no transaction: the hash of its block. */
  tx_hash: string
  log_index: number
}

/** What a Safe does; all `null` when it could not be found out. */
type SafeCall = {
  to: string | null
  value: Big | null
  data: string | null
  operation: number | null
}

type GasTerms = {
  safe_tx_gas: Big | null
  base_gas: Big | null
  gas_price: Big | null
  gas_token: string | null
  refund_receiver: string | null
}

/** `chain_id`: of what comes from the chain, its id times the slot; of what people wrote, its id. */
type OfSafe = { chain_id: Big; safe: string }

/** How far a chain was read, and by whom. */
export type IndexedChainTable = {
  chain_id: Big
  first_block: Big
  /** Tells this chain from another one with the same id. */
  first_hash: string
  /** The last block that was read. */
  block_number: Big
  block_hash: string
  /** The newest block that was heard of. */
  head_number: Big
  /** When everything up to the newest block had been read, last; `null` before the first time. */
  synced_at: Date | null
  /** The server that reads this chain, until `held_until` unless it says that it is still there. */
  holder: string | null
  held_until: Date | null
  /** Where the rows are that lists are read from: their `chain_id` is the chain's id times this. */
  slot: number
  /**
   * - `behind`: the nodes know fewer blocks than were read
   * - `disagreeing`: they do not agree which chain it is, so nothing is touched
   */
  condition: 'following' | 'behind' | 'disagreeing'
  /** Whether the operator wants the index to be rebuilt. */
  reindex_asked: boolean
}

/** An index that is being rebuilt, in the slot that is not read from. */
export type ReindexedChainTable = Pick<
  IndexedChainTable,
  'chain_id' | 'first_block' | 'first_hash' | 'block_number' | 'block_hash'
> & {
  /** The nodes agree that the chain is another one from before all kept blocks; or it was asked for. */
  reason: 'reorg' | 'asked'
}

export type IndexedBlockTable = { chain_id: Big; block_number: Big; block_hash: string }

/** A Safe and how it was made. `log_index` is that of the event by which it was found. */
export type SafeTable = Position & {
  chain_id: Big
  address: string
  /** When it was found; what it is now, only the chain knows. */
  singleton: string
  version: string
  factory: string | null
  /** Who sent the transaction. */
  creator: string
  /** The call of `setup`, and the number that went into the address, when they could be found. */
  initializer: string | null
  salt_nonce: Big | null
  /** The sum of its native transfers, unattributed ones among them. */
  balance: Big
  /**
   * Whether what it ran as its own code is known from its set-up on: not when its set-up is not to
   * be seen. `null`: read before anybody looked.
   */
  judged: boolean | null
}

/** Code of nobody known that a Safe ran as its own. */
export type BorrowedCodeTable = OfSafe &
  Position & {
    kind: 'setup' | 'multisig' | 'module'
    safe_tx_hash: string | null
    /** `null` when it could not be read what was run. */
    target: string | null
  }

/** An owner, from one event to the other. */
export type SafeOwnerTable = OfSafe & {
  owner: string
  block_number: Big
  log_index: number
  removed_block: Big | null
  removed_log_index: number | null
}

export type SafeThresholdTable = OfSafe & {
  block_number: Big
  log_index: number
  threshold: number
}

/** An executed multisig transaction. `log_index` is that of its success or failure. */
export type ExecutionTable = OfSafe &
  Position &
  SafeCall &
  GasTerms & {
    safe_tx_hash: string
    success: boolean
    /** What the Safe paid back for gas. */
    payment: Big
    /** Who sent the transaction. */
    executor: string
    nonce: Big
    /** As it was before the execution. */
    threshold: number | null
    signatures: string | null
  }

/** Something a module did with the Safe. `log_index` is that of its success or failure. */
export type ModuleExecutionTable = OfSafe &
  Position &
  SafeCall & {
    module: string
    success: boolean
  }

/** One row per Safe that a transfer touches. */
export type TransferTable = OfSafe &
  Position & {
    /** Tells transfers without a log of their own apart: `''`, or a number within `log_index`. */
    trace: string
    kind: 'native' | 'erc20' | 'erc721'
    /** `null` for coins. */
    token: string | null
    /** `null` when nobody knows. */
    from: string | null
    to: string | null
    /** The amount; of a collectible its id. */
    value: Big
    incoming: boolean
    /** `false`: the balance changed, and nothing on the chain's surface says why. */
    attributed: boolean
  }

/**
 * One row per item of the history: multisig transactions; module transactions of on-chain
 * transactions without one; transfers of on-chain transactions with neither. Creations are not in
 * it: they are listed last, from `safes`.
 */
export type HistoryTable = OfSafe &
  Position & {
    trace: string
    kind: 'multisig' | 'module' | 'transfer'
    /** Of a multisig transaction. */
    safe_tx_hash: string | null
    /** Of a transfer of tokens. */
    token: string | null
  }

export type ApprovedHashTable = OfSafe & Position & { hash: string; owner: string }

export type SignedMessageTable = OfSafe & Position & { message_hash: string }

/** What could not be read of a block; of nobody's events in particular where `safe` is empty. */
export type UnreadPartTable = OfSafe & { block_number: Big; block_time: Date; topic: string }

export type ProposalTable = OfSafe &
  SafeCall &
  GasTerms & {
    safe_tx_hash: string
    nonce: Big
    proposer: string | null
    /** Who proposed it in the proposer's name, with their signature. */
    delegate: string | null
    delegate_signature: string | null
    origin: string | null
    trusted: boolean
    submitted_at: Date
    modified_at: Date
  }

export type ConfirmationTable = OfSafe & {
  safe_tx_hash: string
  owner: string
  signature: string
  submitted_at: Date
}

/** Who may propose in an owner's name; `safe` is empty where that is every Safe of the owner's. */
export type DelegationTable = OfSafe & {
  delegate: string
  delegator: string
  label: string
  /** Of the delegator, over the delegate and the hour. */
  signature: string
  signed_hour: Big
  expires_at: Date | null
  created_at: Date
}

/** A proposal that its proposer took back, until an owner asks for it anew. */
export type TakenBackTable = OfSafe & {
  safe_tx_hash: string
  nonce: Big
  taken_by: string
  taken_at: Date
}

export type MessageTable = OfSafe & {
  message_hash: string
  /** JSON: a text or typed data. */
  message: unknown
  proposed_by: string
  safe_app_id: Big | null
  origin: string | null
  submitted_at: Date
  modified_at: Date
}

export type MessageConfirmationTable = OfSafe & {
  message_hash: string
  owner: string
  signature: string
  submitted_at: Date
}

export type TokenTable = {
  chain_id: Big
  address: string
  kind: 'erc20' | 'erc721'
  name: string
  symbol: string
  decimals: number
}

export type GatewayTables = {
  indexed_chains: IndexedChainTable
  indexed_blocks: IndexedBlockTable
  reindexed_chains: ReindexedChainTable
  safes: SafeTable
  safe_owners: SafeOwnerTable
  safe_thresholds: SafeThresholdTable
  executions: ExecutionTable
  module_executions: ModuleExecutionTable
  transfers: TransferTable
  history: HistoryTable
  approved_hashes: ApprovedHashTable
  signed_messages: SignedMessageTable
  borrowed_code: BorrowedCodeTable
  unread_parts: UnreadPartTable
  proposals: ProposalTable
  confirmations: ConfirmationTable
  taken_back: TakenBackTable
  delegations: DelegationTable
  messages: MessageTable
  message_confirmations: MessageConfirmationTable
  tokens: TokenTable
}
