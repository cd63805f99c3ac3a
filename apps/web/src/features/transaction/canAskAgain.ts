import type { Finding } from './finding.ts'
import type { Review } from './judgeReview.ts'

/** What a node that stumbled, a busy gateway or a reorg may have caused: the next answer may be another. */
const PASSING: ReadonlySet<Finding['kind']> = new Set<Finding['kind']>([
  'witness.mismatch',
  'witness.disagree',
  'witness.unchecked',
  'witness.failed',
  'rehearsal.failed',
  'rehearsal.differs',
  'rehearsal.unvaried',
  'hash.unchecked',
  'signatures.unchecked',
  'reading.unchecked',
  'failed',
  'delegate.unchecked',
  'approval.unknown',
  'safeCode.unchecked',
  'anchors.unchecked',
  'settings.unchecked',
])

/** Whether everybody may be asked once more: once all have answered, about what is still to be decided. */
export function canAskAgain({ findings, isSettled }: Review, isOpen: boolean): boolean {
  return isOpen && isSettled && findings.some(({ kind }) => PASSING.has(kind))
}
