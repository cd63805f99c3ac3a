import type { Call } from '@countersign/safe'
import type { Address, Hex, PrivateKeyAccount } from 'viem'

export type ChainId = 31337 | 31338

/** A Safe of the story, as it was when it was made. */
export type StorySafe = {
  /** What the people of the story call it. */
  name: string
  chainId: ChainId
  address: Address
  version: '1.1.1' | '1.3.0' | '1.4.1'
  singleton: 'singleton' | 'singletonL2'
  owners: readonly Address[]
  threshold: number
}

/** Who signs for a Safe: a person, or another Safe through people of its own. */
export type Signer = PrivateKeyAccount | { safe: StorySafe; signers: readonly PrivateKeyAccount[] }

/** Something that somebody did, at a time in seconds. */
export type Deed = { at: number; by: PrivateKeyAccount } & (
  | { kind: 'create'; safe: StorySafe }
  | { kind: 'send'; to?: Address; value?: bigint; data?: Hex }
  | {
      kind: 'execute'
      safe: StorySafe
      call: Call
      signers: readonly Signer[]
      /** It fails on the chain, and uses up its nonce nevertheless. */
      fails?: boolean
    }
)
