import type { Transaction } from '@countersign/gateway'
import type { Account } from '../../shared/account/account.ts'
import type { SafeOnChain } from '../../shared/chain/readAccount.ts'

/** A Safe that somebody is said to own, with what gateway and chain have said so far. */
export type OwnedSafe = {
  account: Account
  /** Whether the visitor has confirmed that it is theirs. Unknown code cannot be. */
  isPinned: boolean
  onChain: SafeOnChain | undefined
  /** By its code: such an account may say of itself what it likes. */
  isUnknownCode: boolean
  isUnread: boolean
  /** What waits in its queue, as far as its first page says. */
  waiting: readonly Transaction[] | undefined
  isUnasked: boolean
  retry: () => unknown
}
