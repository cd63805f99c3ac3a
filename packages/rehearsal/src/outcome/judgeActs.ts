import type { ProbeAnswer } from '../probe/playProbe.ts'
import type { Outcome } from '../types.ts'
import { isSaidToFail } from './isSaidToFail.ts'
import { readRevert } from './readRevert.ts'

/** What became of what was acted: one that failed is the last. */
export function judgeActs(acted: readonly ProbeAnswer[], isSafe: boolean): Outcome {
  const failed = acted.find(({ isGiven }) => !isGiven)
  if (failed) return { status: 'reverts', reason: readRevert(failed.data), inner: null }
  // A Safe that was told how much gas to give says false, and goes on, where its content fails.
  if (isSafe && acted.some(isSaidToFail)) {
    return { status: 'fails', reason: { kind: 'nothing' }, inner: null }
  }
  return { status: 'success' }
}
