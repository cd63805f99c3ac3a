import type { Cursor } from '../step/gather.ts'

/** A chain that is ours to read, and where we stand. */
export type Held = { cursor: Cursor; firstBlock: number }
