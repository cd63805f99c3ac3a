import type { ProofRow, Verdict } from '@countersign/safe'
import { reviewWords } from '../../review/words.ts'
import { Tag } from '../../shared/ui/signs/Tag.tsx'
import { useWords } from '../../shared/words/useWords.ts'

export const VERDICTS = {
  proven: { tone: 'good', icon: 'check', name: 'proven', word: 'proof.proven' },
  mismatch: { tone: 'danger', icon: 'warning', name: 'mismatch', word: 'proof.mismatch' },
  'could not check': {
    tone: 'warn',
    icon: 'question',
    name: 'unchecked',
    word: 'proof.unchecked',
  },
} as const satisfies Record<Verdict, object>

/** What came out of one comparison, and why. */
export function VerdictTag({ row }: { row: Pick<ProofRow, 'verdict' | 'reason'> | undefined }) {
  const say = useWords(reviewWords)
  if (!row) return <Tag>{say('proof.running')}</Tag>
  const { tone, icon } = VERDICTS[row.verdict]
  return (
    <Tag tone={tone} icon={icon}>
      {say(`reason.${row.reason}`)}
    </Tag>
  )
}

/** How a row of the proof is found from outside. */
export function proofRow(subject: string, verdict: Verdict | undefined) {
  const name = verdict ? VERDICTS[verdict].name : 'unchecked'
  return { 'data-proof-row': subject, 'data-verdict': name }
}
