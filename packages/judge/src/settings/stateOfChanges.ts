import type { JudgedChanges } from './judgeChanges.ts'

/** How changes of settings count in a verdict; `fine`: nobody is locked out, and no one decides alone. */
export function stateOfChanges({
  refusals,
  before,
  after,
}: JudgedChanges): 'refused' | 'oneDecides' | 'fine' {
  if (refusals.length > 0) return 'refused'
  return before.threshold > 1 && after.threshold === 1 ? 'oneDecides' : 'fine'
}
