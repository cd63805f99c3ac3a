import type { Store } from '@countersign/core'
import type { TypedData } from '@countersign/gateway'
import type { Authorization, MeantMessage } from '@countersign/judge'
import type {
  Account,
  AccountSnapshot,
  OutboxEntry,
  OutboxFault,
  OutboxResult,
  ReplacementQuote,
  Replacing,
  SendEntriesParameters,
} from '@countersign/outbox'
import type { NotRehearsed, Rehearsal } from '@countersign/rehearsal'
import type { Call, Operation, SafeTransaction } from '@countersign/safe'
import type { Address, Hex } from 'viem'

/** One call, as it is handed over: only one that is alone may delegate, a Safe's batches never do. */
export type ActCall = Omit<Call, 'operation'> & { operation?: Operation }

/** Calls for the Safe around the page, which shows them, chooses their place and asks its owners. */
export type HandOverInput = {
  account: Account
  calls: readonly [ActCall, ...ActCall[]]
  /** What it is called in this browser's lists. */
  description: string
  /** The judge's leave for all of them. */
  authorization: Authorization
}

/** One transaction of a Safe, as it was shown and proven. */
export type SafeActInput = {
  account: Account
  transaction: SafeTransaction
  description: string
  seen?: AccountSnapshot
  /** What was shown of what it would change: rehearsed again before it is executed. */
  rehearsed?: Rehearsal | NotRehearsed
}

/** The same, for which the wallet may be asked: the judge has said so. */
export type JudgedActInput = SafeActInput & { authorization: Authorization }

export type ProposeInput = JudgedActInput & {
  /** Shown to the other owners. */
  note?: string
}

/** What else wants a nonce is not wanted. */
export type RejectInput = Pick<SafeActInput, 'account' | 'description' | 'seen'> & { nonce: number }

/** What somebody saved as a file. */
export type ReceiveInput = {
  account: Account
  text: string
  /** The only transaction that it may be for; any of the account's, if left out. */
  expected?: Hex
  /** What it is called in this browser's lists. */
  describe: (nonce: string) => string
}

/** A plain wallet's calls; it lends its name to nobody's code. */
export type SendInput = SendEntriesParameters & Pick<HandOverInput, 'authorization'>

/** A message of a Safe that an owner signs. */
export type SignMessageInput = {
  safe: SigningSafe
  message: string | TypedData
  /** What was asked of the visitor about it, and what they answered. */
  asked: MeantMessage
  /** Its hash, where the gateway has it: one more signature for it. */
  known?: Hex
  /** Somebody stops waiting for the wallet. What it still answers is kept. */
  stop?: AbortSignal
}

/** A Safe as the chain has it right now. */
export type SigningSafe = Account & { version: string; owners: readonly Address[] }

export type SnapshotCall = Pick<ActCall, 'to' | 'data'> & Partial<Call>

/** Everything that can be done for an account, each written down before a wallet is asked. */
export type Acts = Store<readonly OutboxEntry[]> & {
  /**
   * A Safe's transaction, as it was judged: read again, signed, checked, kept and shared. Its page is
   * `/$account/tx/$id` with the entry's `safeTxHash` as id.
   */
  propose(input: ProposeInput): Promise<OutboxResult>
  /** Proposes nothing at a nonce, so that nothing else is executed there. */
  reject(input: RejectInput): Promise<OutboxResult>
  /** Calls of the Safe around the page: that one shows and judges them, and asks its owners. */
  handOver(input: HandOverInput): Promise<OutboxResult>
  /** A plain wallet's calls, one act for each (or one for all, where the wallet keeps them together). */
  send(input: SendInput): Promise<OutboxResult>
  /** One more owner's signature for what is proposed. */
  confirm(input: JudgedActInput): Promise<OutboxResult>
  /** Sends what enough owners have signed. */
  execute(input: JudgedActInput): Promise<OutboxResult>
  /** Takes one's own proposal back: the gateway forgets it, and nobody's signature counts less. */
  remove(input: SafeActInput): Promise<OutboxResult>
  /** Goes on with several that were begun together: what was sent is not sent again. By a leave of its own. */
  resume(run: string, authorization: Authorization): Promise<OutboxResult>
  /** Takes in what was saved as a file, here or by another owner: checked, kept and shared. */
  receive(input: ReceiveInput): Promise<OutboxResult>
  /** Has an owner sign a message: kept and shared. Doing it twice is doing it once. */
  signMessage(input: SignMessageInput): Promise<OutboxResult>
  /** The same of a message that was saved as a file. */
  receiveMessage(safe: SigningSafe, text: string): Promise<OutboxResult>
  /** Tells the gateway again of what was signed here. */
  share(id: string): Promise<OutboxResult>
  /** What it would cost to send the same, or nothing, in the place of what is stuck. Nothing is asked. */
  quote(id: string, how: Replacing): Promise<ReplacementQuote | { fault: OutboxFault }>
  /**
   * Sends the same, or nothing, in the place of what is stuck: only one of both can ever count. For at most
   * so much, in the coin's smallest unit: what the visitor was shown.
   */
  replace(id: string, how: Replacing, most: bigint): Promise<OutboxResult>
  /** Stops waiting for a wallet that does not answer. Whether it has sent is then looked at. */
  giveUp(id: string): void
  /** Looks at the chain for what may have been sent. */
  look(id: string): Promise<void>
  /** The visitor knows that it was not sent: it may be asked again. */
  declareNotSent(id: string): void
  /** The visitor wants to go on although this browser writes nothing down: a wallet's calls are asked for. */
  acceptUnwritten(id: string): Promise<OutboxResult | undefined>
  /** Puts what went wrong aside, so that the wallet may be asked again. */
  dismiss(id: string): void
  forget(id: string): void
  /** It stands among the wallet's recent transactions now. */
  markListed(id: string): void
  /** Reads what an act depends on, to be shown and compared later. */
  readSnapshot(account: Account, calls: readonly SnapshotCall[]): Promise<AccountSnapshot>
  /** What was written down here and cannot be read by this version; it is kept as it is. */
  unread(): readonly unknown[]
  /** Follows what is on its way, until it is told to stop. */
  follow(): () => void
}
