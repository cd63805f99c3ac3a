import type { Checkpoint } from '../store/checkpoint.ts'
import type { RebuildReason } from '../store/rebuild.ts'

/** An index and where it stands. */
export type Place = {
  /** What its rows are found by: the chain's id times its slot. */
  indexId: number
  firstBlock: number
  /** Tells its chain from another one with the same id. */
  firstHash: string
  checkpoint: Checkpoint
}

/** A chain that is ours to read: the index that lists come from, and one that is being rebuilt. */
export type Held = { current: Place; rebuild: (Place & { reason: RebuildReason }) | undefined }
