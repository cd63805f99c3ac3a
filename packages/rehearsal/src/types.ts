import type { Address, Hex } from 'viem'

/** How a node is asked. It may be anybody's, and what it answers is looked at before it is believed. */
export type Request = (method: string, params: readonly unknown[]) => Promise<unknown>

export type BlockId = { number: bigint; hash: Hex }

/** A block, and what follows from it for whatever runs in it. */
export type Header = BlockId & {
  /** In seconds. */
  time: bigint
  /** Null on chains that have none. */
  baseFee: bigint | null
  /** What all its transactions together may use; null where a node does not say. */
  gasLimit: bigint | null
}

/** The ladder, the best first; `static` is read from the data alone. */
export type Rung = 'simulate' | 'probe' | 'evm'

/** What can be different afterwards, and what is said of it. */
export type Values = {
  coin: { about: { holder: Address }; value: bigint }
  token: { about: { token: Address; holder: Address }; value: bigint }
  /** Who has it; null for nobody. */
  nft: { about: { token: Address; id: bigint }; value: Address | null }
  edition: { about: { token: Address; id: bigint; holder: Address }; value: bigint }
  allowance: { about: { token: Address; owner: Address; spender: Address }; value: bigint }
  operator: { about: { token: Address; owner: Address; operator: Address }; value: boolean }
  nftApproval: { about: { token: Address; id: bigint }; value: Address | null }
  permit2: {
    about: { permit2: Address; token: Address; owner: Address; spender: Address }
    value: { amount: bigint; expiration: number }
  }
  owners: { about: { safe: Address }; value: readonly Address[] }
  modules: { about: { safe: Address }; value: readonly Address[] }
  threshold: { about: { safe: Address }; value: bigint }
  nonce: { about: { safe: Address }; value: bigint }
  singleton: { about: { safe: Address }; value: Address | null }
  guard: { about: { safe: Address }; value: Address | null }
  handler: { about: { safe: Address }; value: Address | null }
  /** Whether an owner of a Safe has confirmed a hash on the chain. */
  confirmation: { about: { safe: Address; owner: Address; hash: Hex }; value: boolean }
}

export type ChangeKind = keyof Values

export type Subject = { [Kind in ChangeKind]: { kind: Kind } & Values[Kind]['about'] }[ChangeKind]

/** Something that is not as it was: nothing else is told. */
export type Change = {
  [Kind in ChangeKind]: { kind: Kind } & Values[Kind]['about'] & {
      before: Values[Kind]['value']
      after: Values[Kind]['value']
    }
}[ChangeKind]

export type RevertReason =
  | { kind: 'text'; text: string }
  /** Solidity's own faults: a sum that overflows, a list that is too short. */
  | { kind: 'panic'; code: number }
  | StandardError
  | { kind: 'custom'; selector: Hex }
  /** Nothing was said, and there are not enough coins for it. */
  | { kind: 'coin'; has: bigint; needs: bigint }
  | { kind: 'nothing' }

/** What an error that many contracts share is about. */
export type StandardFault =
  | ('balance' | 'allowance' | 'edition')
  | ('sender' | 'receiver' | 'approver' | 'spender' | 'owner')
  | ('missing' | 'notOwner' | 'approval' | 'approvalForAll' | 'lengths')
  | ('access' | 'paused' | 'unmoved')

export type StandardError = {
  kind: 'standard'
  /** As it is written in code. */
  name: string
  fault: StandardFault
  who?: Address
  owner?: Address
  has?: bigint
  needs?: bigint
  id?: bigint
}

export type Failure = {
  reason: RevertReason
  /** What stands behind a Safe's own code: the call inside that failed, and why. Null if not found. */
  inner: { index: number; to: Address; reason: RevertReason } | null
}

export type Outcome =
  | { status: 'success' }
  /** Nothing would happen, and whoever sends it pays the fee. */
  | ({ status: 'reverts' } & Failure)
  /** It would count as done, with its nonce used and nothing of its content done. */
  | ({ status: 'fails' } & Failure)

/** A rung that was tried before, and why it gave nothing. */
export type Attempt = { rung: Rung; fault: 'unsupported' | 'failed'; details: string }

/** What came of playing it once. */
export type Performance = {
  rung: Rung
  /** What it stands on. */
  block: BlockId
  /** What the sender was pretended to pay for each gas: a Safe that pays it back pays by it. */
  gasPrice: bigint
  outcome: Outcome
  /** How many of what was played one after the other did what it was to do, before one that did not. */
  done: number
  changes: readonly Change[]
  /** Everything that could be read before and after, by its key: what is not among the changes did not change. */
  asked: readonly string[]
  /** What would not say how much it is; told, because it may be anything. */
  unread: readonly Subject[]
  /**
   * Whether everybody was seen whom logs and payments name, or only whom the data names; `cut`: there were
   * more of them than are looked at, and what becomes of the others is not known.
   */
  coverage: 'everybody' | 'named' | 'cut'
  /** It is not the Safe's next: rehearsed as if it were. */
  isEarly: boolean
}

export type Rehearsal = Performance & {
  /** What comes of it when somebody else sends it, at another price, some minutes later. */
  varied: Varied
  tried: readonly Attempt[]
}

/**
 * Whether it came to the same under other circumstances, too: what does not may have seen that it was
 * watched. `failed`: it was tried, and ended in nothing; `not`: nobody could play it so.
 */
export type Varied = 'same' | 'otherwise' | 'failed' | 'not'

/** No rung gave an answer: what is known is read from the data. */
export type NotRehearsed = { rung: 'static'; tried: readonly Attempt[] }

/** An event, as a stage has heard it. */
export type HeardLog = { address: Address; topics: readonly Hex[]; data: Hex }
