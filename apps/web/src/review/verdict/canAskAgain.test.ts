import type { Finding } from '@countersign/judge'
import { describe, expect, it } from 'vitest'
import { canAskAgain } from './canAskAgain.ts'

const GOOD: Finding = { tone: 'good', kind: 'signatures.proven', given: 2, required: 2 }

const offers = (found: Finding, isSettled = true) =>
  canAskAgain({ verdict: 'unchecked', isSettled, findings: [found, GOOD] })

const PASSING: readonly Finding[] = [
  { tone: 'danger', kind: 'witness.mismatch', who: ['nodeTwo'] },
  { tone: 'danger', kind: 'witness.disagree', who: [] },
  { tone: 'warn', kind: 'witness.unchecked', who: ['nodeTwo'] },
  { tone: 'warn', kind: 'witness.failed', who: [] },
  { tone: 'warn', kind: 'rehearsal.failed' },
  { tone: 'danger', kind: 'rehearsal.differs' },
  { tone: 'warn', kind: 'hash.unchecked' },
  { tone: 'warn', kind: 'signatures.unchecked' },
  { tone: 'warn', kind: 'reading.unchecked' },
  { tone: 'warn', kind: 'failed' },
  { tone: 'warn', kind: 'delegate.unchecked' },
  { tone: 'warn', kind: 'approval.unknown' },
  { tone: 'warn', kind: 'safeCode.unchecked' },
  { tone: 'warn', kind: 'anchors.unchecked' },
  { tone: 'warn', kind: 'settings.unchecked' },
  { tone: 'warn', kind: 'record.unchecked' },
  { tone: 'warn', kind: 'holder.unchecked' },
  { tone: 'warn', kind: 'safeCode.history' },
]

/** What is so however often somebody asks. */
const LASTING: readonly Finding[] = [
  GOOD,
  { tone: 'unasked', kind: 'witness.notAsked', who: ['wallet'] },
  { tone: 'unasked', kind: 'rehearsal.static' },
  { tone: 'unasked', kind: 'rehearsal.alone', block: '7' },
  { tone: 'warn', kind: 'rehearsal.reverts', reason: 'GS013' },
  { tone: 'warn', kind: 'safeCode.unknown' },
  { tone: 'warn', kind: 'settings.refused' },
  { tone: 'danger', kind: 'stranger' },
  { tone: 'danger', kind: 'hash.mismatch' },
]

describe('canAskAgain', () => {
  it.each(PASSING)('offers it where $kind may have been a stumble', (finding) => {
    expect(offers(finding)).toBe(true)
  })

  it.each(LASTING)('does not offer it for $kind', (finding) => {
    expect(offers(finding)).toBe(false)
  })

  it('waits until everybody has answered', () => {
    expect(offers({ tone: 'warn', kind: 'failed' }, false)).toBe(false)
  })
})
