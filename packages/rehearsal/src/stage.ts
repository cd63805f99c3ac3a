import type { Address, Hex } from 'viem'
import type { BlockId, HeardLog, Rung } from './types.ts'

/** All that code can see of how it is called, beside the chain's state. */
export type Circumstances = {
  /** Who has signed for it, and pays for its gas: `tx.origin`. */
  origin: Address
  gasPrice: bigint
  /** What the origin is pretended to hold beside the fee, which is taken before anything is played. */
  funds: bigint
  /** The block that it runs in; null for the one that it stands on, or the next, as the stage has it. */
  block: PretendedBlock | null
}

export type PretendedBlock = {
  number: bigint
  /** In seconds. */
  time: bigint
  coinbase: Address
  random: Hex
  baseFee: bigint
}

/** One call of the probe, standing at an account. */
export type Scene = {
  block: BlockId
  /** Where the probe stands. */
  at: Address
  data: Hex
  gas: bigint
  /** Storage that is pretended. */
  slots: Readonly<Record<Address, Readonly<Record<Hex, Hex>>>>
  circumstances: Circumstances
}

export type Played = {
  data: Hex
  /** What was heard and who was paid meanwhile; null where nobody listens. */
  heard: {
    logs: readonly HeardLog[]
    paid: readonly Address[]
    /** False when there was more than is looked at. */
    isWhole: boolean
  } | null
}

/** Somewhere to rehearse: a node's simulation, or an EVM of our own. Nothing that happens there stays. */
export type Stage = {
  rung: Rung
  play(scene: Scene): Promise<Played>
}
