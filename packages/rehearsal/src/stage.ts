import type { Address, Hex } from 'viem'
import type { BlockId, HeardLog, Rung } from './types.ts'

/** One call of the probe, standing at an account. */
export type Scene = {
  block: BlockId
  /** Where the probe stands; it is also who calls it, so that nobody else is seen. */
  at: Address
  data: Hex
  gas: bigint
  /** Storage that is pretended. */
  slots: Readonly<Record<Address, Readonly<Record<Hex, Hex>>>>
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
