import type { Finding, Review } from '@countersign/judge'

/** What a node that stumbled, a busy gateway or a reorg may have caused, beside what says so by its name. */
const PASSING: ReadonlySet<Finding['kind']> = new Set<Finding['kind']>([
  'witness.mismatch',
  'witness.disagree',
  'rehearsal.differs',
  'rehearsal.unvaried',
  'approval.unknown',
  'safeCode.history',
])

/** Whether everybody may be asked once more, once all have answered: the next answer may be another. */
export function canAskAgain({ findings, isSettled }: Review): boolean {
  return (
    isSettled && findings.some(({ kind }) => PASSING.has(kind) || /(unchecked|failed)$/.test(kind))
  )
}
