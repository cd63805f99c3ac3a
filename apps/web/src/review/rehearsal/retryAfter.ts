import { PAUSE_MS } from './askTwice.ts'
import type { Rehearsed } from './toRehearsalState.ts'

type Looked = {
  data: Pick<Rehearsed, 'reason'> | undefined
  /** How often it was rehearsed. */
  dataUpdateCount: number
}

/**
 * When it is rehearsed once more by itself. Our server may have taken an older block for the newest: what
 * failed there, before something that has just been executed, may well be done in the next.
 */
export const retryAfter = ({ data, dataUpdateCount }: Looked): number | false =>
  data && data.reason !== null && dataUpdateCount < 2 ? PAUSE_MS : false
