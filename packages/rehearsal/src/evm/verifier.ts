import type { Address, Hex } from 'viem'

export type ProvenAccount = { nonce: bigint; balance: bigint; storageHash: Hex; codeHash: Hex }

/** Who checks what a node says of a state against the hash of its block; each throws at a lie. */
export type Verifier = {
  /** Null for a header of a shape that is not known. */
  hashHeader(header: Readonly<Record<string, unknown>>): Hex | null
  /** Null for an account that is proven not to be there. */
  account(stateRoot: Hex, address: Address, proof: readonly Hex[]): ProvenAccount | null
  storage(storageHash: Hex, slot: Hex, proof: readonly Hex[]): Hex
}
