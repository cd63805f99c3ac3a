import type { ProbeAnswer } from '../probe/playProbe.ts'
import { isSaidToFail } from './isSaidToFail.ts'

/** How many of what was acted did what it was to do, before one that did not. */
export function countDone(acted: readonly ProbeAnswer[], isSafe: boolean): number {
  const index = acted.findIndex((each) => !each.isGiven || (isSafe && isSaidToFail(each)))
  return index < 0 ? acted.length : index
}
