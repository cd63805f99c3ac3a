import type { ProbeAnswer } from '../probe/playProbe.ts'
import type { Outcome } from '../types.ts'
import { readRevert } from './readRevert.ts'

/** What became of what was acted: one that failed is the last. */
export function judgeActs(acted: readonly ProbeAnswer[], isSafe: boolean): Outcome {
  const failed = acted.find(({ isGiven }) => !isGiven)
  if (failed) return { status: 'reverts', reason: readRevert(failed.data), inner: null }
  // A Safe that was told how much gas to give says false, and goes on, where its content fails.
  const said = acted[0]?.data ?? '0x'
  if (isSafe && /^0x0{64}$/.test(said)) {
    return { status: 'fails', reason: { kind: 'nothing' }, inner: null }
  }
  return { status: 'success' }
}
