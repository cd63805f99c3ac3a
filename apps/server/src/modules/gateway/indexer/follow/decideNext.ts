import type { Block } from '../node/nodeAnswers.ts'
import type { Cursor } from '../store/cursor.ts'

/**
 * - `read`: there are blocks after the cursor
 * - `rest`: the cursor is the newest block
 * - `compare`: the chain is not longer than what was read, so it may be another one
 */
export type Next = 'read' | 'rest' | 'compare'

/** What the newest block means for somebody who stands at the cursor. */
export function decideNext(cursor: Cursor, latest: Block): Next {
  if (latest.number > cursor.number) return 'read'
  return latest.hash === cursor.hash ? 'rest' : 'compare'
}
