import type { ProofRow, Verdict } from '@countersign/safe'
import { Tag } from '../../shared/ui/Tag.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import { transactionPageWords } from './words.ts'

export const VERDICTS = {
  proven: { tone: 'good', icon: 'check', word: 'proof.proven' },
  mismatch: { tone: 'danger', icon: 'warning', word: 'proof.mismatch' },
  'could not check': { tone: 'warn', icon: 'question', word: 'proof.unchecked' },
} as const satisfies Record<Verdict, object>

/** What came out of one comparison, and why. */
export function VerdictTag({ row }: { row: Pick<ProofRow, 'verdict' | 'reason'> | undefined }) {
  const say = useWords(transactionPageWords)
  if (!row) return <Tag>{say('proof.running')}</Tag>
  const { tone, icon } = VERDICTS[row.verdict]
  return (
    <Tag tone={tone} icon={icon}>
      {say(`reason.${row.reason}`)}
    </Tag>
  )
}
