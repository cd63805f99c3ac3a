import type { Address, Hex } from 'viem'

/** What an entry stands on, as the chain has it: read when it is shown, and again before it is signed. */
export type AccountSnapshot = {
  /** Null for a plain wallet. */
  safe: {
    nonce: number
    owners: readonly Address[]
    threshold: number
    guard: Address | null
    version: string
    singleton: Address
  } | null
  /** What the account holds of the coin (as the zero address) and of tokens that it calls. */
  balances: Readonly<Record<Address, bigint>>
  /** Keccak of the code at each address that is called. */
  code: Readonly<Record<Address, Hex>>
}

/** What is not as it was shown. */
export type SnapshotChange =
  | { what: 'nonce' | 'threshold'; before: number; now: number }
  | { what: 'owners'; added: readonly Address[]; removed: readonly Address[] }
  | { what: 'guard'; before: Address | null; now: Address | null }
  | { what: 'version' | 'kind' | 'rehearsal' | 'watched' }
  /** Less than there was; more troubles nobody. */
  | { what: 'balance'; token: Address; before: bigint; now: bigint }
  | { what: 'code'; address: Address }
