import type { Address, Hex } from 'viem'
import type { StatedHeader } from '../merkle/hashBlockHeader.ts'
import type { StatedProof } from '../merkle/readProvenSafe.ts'

/**
 * Who is asked about a transaction: our own arithmetic, the gateway, the contract through each of our
 * nodes and through the node of the visitor's wallet, and whoever the wallet's signature is by.
 */
export type WitnessName = 'own' | 'gateway' | 'nodeOne' | 'nodeTwo' | 'wallet' | 'signature'

/** Those that read the chain for themselves. */
export type NodeName = 'nodeOne' | 'nodeTwo' | 'wallet'

/** What is said of it. `decoding` is what the gateway takes the calldata for. */
export type Fact =
  | 'safeTxHash'
  | 'decoding'
  | 'signer'
  | 'owners'
  | 'threshold'
  | 'nonce'
  | 'singleton'
  | 'code'
  | 'singletonCode'
  | 'guard'
  | 'handler'
  | 'modules'
  | 'blockHash'

/** `silent`: asked, and no answer came. `notAsked`: who cannot be asked, or offers no such thing. */
export type Told = { state: 'said'; value: string } | { state: 'silent' } | { state: 'notAsked' }

/** By fact, each value written in one way (`writeFact`). What is left out was not asked. */
export type Testimony = { readonly [fact in Fact]?: Told }

/** What a node brings along so that nobody has to believe it. */
export type Evidence = {
  header: StatedHeader
  /** Of the Safe. */
  proof: StatedProof | null
  /** Of the code that it runs, or is said to run: the account's proof alone. */
  singletonProof: { address: Address; accountProof: readonly Hex[] } | null
}

export type NodeTestimony = Testimony & { readonly evidence?: Evidence }

export type Witnesses = Readonly<Record<'own' | 'gateway' | 'signature', Testimony>> &
  Readonly<Record<NodeName, NodeTestimony>>

/**
 * How a row was decided: worked out here, proven by Merkle proof against a block that two name, or by
 * everybody saying the same.
 */
export type WitnessGround = 'arithmetic' | 'merkle' | 'agreement'

export type WitnessVerdict = 'proven' | 'mismatch' | 'could not check' | 'not asked'

export type WitnessRow = {
  fact: Fact
  verdict: WitnessVerdict
  ground: WitnessGround
  /** What is so, where that is known. */
  value: string | null
  told: Readonly<Record<WitnessName, Told>>
  /** Who says otherwise, where that can be told; of two against two nobody can. */
  named: readonly WitnessName[]
}
