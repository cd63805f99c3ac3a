import type { MessageRequest } from '@countersign/gateway'
import type { Call } from '@countersign/safe'
import type { Address, PrivateKeyAccount } from 'viem'
import type { Signer, StorySafe } from '../types.ts'

/** A transaction that waits in a queue. */
export type Proposal = {
  safe: StorySafe
  nonce: number
  call: Call
  /** In the order in which they signed; nobody for what a stranger put there. */
  signers: readonly Signer[]
  /** Who proposes it; left out, the first who signed. */
  sender?: Address
  /** What the proposer says about it. */
  note: string
}

/** A text or typed data that a Safe is asked to stand by. */
export type Letter = {
  safe: StorySafe
  message: MessageRequest['message']
  signers: readonly PrivateKeyAccount[]
}
