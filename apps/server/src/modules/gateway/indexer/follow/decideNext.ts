import type { Block } from '../node/nodeAnswers.ts'
import type { Checkpoint } from '../store/checkpoint.ts'

/**
 * - `read`: there are blocks after the checkpoint
 * - `rest`: the checkpoint is the newest block
 * - `compare`: the chain is not longer than what was read, so it may be another one
 */
export type Next = 'read' | 'rest' | 'compare'

/** What the newest block means for somebody who stands at the checkpoint. */
export function decideNext(checkpoint: Checkpoint, latest: Block): Next {
  if (latest.number > checkpoint.number) return 'read'
  return latest.hash === checkpoint.hash ? 'rest' : 'compare'
}
