import type { Store } from '@countersign/core'
import type { Authorization } from '@countersign/judge'
import type { NotRehearsed, Rehearsal } from '@countersign/rehearsal'
import type { Call, Operation, SafeTransaction } from '@countersign/safe'
import type { Address, Hex } from 'viem'
import type { Act, ActFault } from './act.ts'
import type { Ground, Moved } from './ground.ts'

/** One call, as it is handed over: only one that is alone may delegate, a Safe's batches never do. */
export type ActCall = Omit<Call, 'operation'> & { operation?: Operation }

/** Which account acts, and where. */
export type ActAccount = { chainId: number; address: Address }

/** Calls for the Safe around the page, which shows them, chooses their place and asks its owners. */
export type HandOverInput = {
  account: ActAccount
  calls: readonly [ActCall, ...ActCall[]]
  /** What it is called in this browser's lists. */
  description: string
  /** The judge's leave for all of them. */
  authorization: Authorization
}

/** One transaction of a Safe, as it was shown and proven. */
export type SafeActInput = {
  account: ActAccount
  transaction: SafeTransaction
  description: string
  seen?: Ground
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
  account: ActAccount
  text: string
  /** The only transaction that it may be for; any of the account's, if left out. */
  expected?: Hex
  /** What it is called in this browser's lists. */
  describe: (nonce: string) => string
}

export type SendInput = Omit<HandOverInput, 'calls'> & {
  calls: readonly [DescribedCall, ...DescribedCall[]]
  /** What the page has shown of the account: if it has moved since, it is asked again. */
  seen?: Ground
  /** As one where the wallet can (EIP-5792); otherwise, and by default, one after the other. */
  together?: boolean
}

export type GroundCall = Pick<ActCall, 'to' | 'data'> & Partial<Call>

/** Of a wallet, which lends its name to nobody's code. */
export type DescribedCall = Omit<ActCall, 'operation'> & { operation?: 0; description: string }

/** Sending the same with a higher fee, or nothing at the same nonce. */
export type Replacing = 'speedUp' | 'cancel'

/** What a replacement costs at most, and what the one in its place does, in the coin's smallest unit. */
export type ReplacementQuote = { before: bigint; after: bigint }

/** How something that was begun ended, or stands. Nothing throws: each ends in words and a way on. */
export type ActResult =
  | { status: 'done'; act: Act }
  /** Signed, and kept here: the gateway could not be told. `share` tries again. */
  | { status: 'kept'; act: Act; fault: ActFault }
  /** What the page has shown is not so any more; nothing was asked. */
  | { status: 'moved'; moved: readonly Moved[]; now: Ground }
  /** The wallet said no, or it could not be asked; nothing was sent. */
  | { status: 'refused'; act: Act | null; fault: ActFault }

/** Everything that can be done for an account, each written down before a wallet is asked. */
export type Acts = Store<readonly Act[]> & {
  /**
   * A Safe's transaction, as it was judged: read again, signed, checked, kept and shared. Its page is
   * `/$account/tx/$id` with `act.safeTxHash` as id.
   */
  propose(input: ProposeInput): Promise<ActResult>
  /** Proposes nothing at a nonce, so that nothing else is executed there. */
  reject(input: RejectInput): Promise<ActResult>
  /** Calls of the Safe around the page: that one shows and judges them, and asks its owners. */
  handOver(input: HandOverInput): Promise<ActResult>
  /** A plain wallet's calls, one act for each (or one for all, where the wallet keeps them together). */
  send(input: SendInput): Promise<ActResult>
  /** One more owner's signature for what is proposed. */
  confirm(input: JudgedActInput): Promise<ActResult>
  /** Sends what enough owners have signed. */
  execute(input: JudgedActInput): Promise<ActResult>
  /** Takes one's own proposal back: the gateway forgets it, and nobody's signature counts less. */
  remove(input: SafeActInput): Promise<ActResult>
  /** Goes on with several that were begun together: what was sent is not sent again. By a leave of its own. */
  resume(run: string, authorization: Authorization): Promise<ActResult>
  /** Takes in what was saved as a file, here or by another owner: checked, kept and shared. */
  receive(input: ReceiveInput): Promise<ActResult>
  /** Tells the gateway again of what was signed here. */
  share(id: string): Promise<ActResult>
  /** What it would cost to send the same, or nothing, in the place of what is stuck. Nothing is asked. */
  quote(id: string, how: Replacing): Promise<ReplacementQuote | { fault: ActFault }>
  /**
   * Sends the same, or nothing, in the place of what is stuck: only one of both can ever count. For at most
   * so much, in the coin's smallest unit: what the visitor was shown.
   */
  replace(id: string, how: Replacing, most: bigint): Promise<ActResult>
  /** Stops waiting for a wallet that does not answer. Whether it has sent is then looked at. */
  giveUp(id: string): void
  /** Looks at the chain for what may have been sent. */
  look(id: string): Promise<void>
  /** The visitor knows that it was not sent: it may be asked again. */
  declareNotSent(id: string): void
  /** The visitor wants to go on although this browser writes nothing down: a wallet's calls are asked for. */
  acceptUnwritten(id: string): Promise<ActResult | undefined>
  /** Puts what went wrong aside, so that the wallet may be asked again. */
  dismiss(id: string): void
  forget(id: string): void
  /** It stands among the wallet's recent transactions now. */
  markListed(id: string): void
  /** Reads what an act depends on, to be shown and compared later. */
  readGround(account: ActAccount, calls: readonly GroundCall[]): Promise<Ground>
  /** What was written down here and cannot be read by this version; it is kept as it is. */
  unread(): readonly unknown[]
  /** Follows what is on its way, until it is told to stop. */
  follow(): () => void
}
