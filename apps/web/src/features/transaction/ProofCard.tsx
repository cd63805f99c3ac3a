import type { TransactionDetails } from '@countersign/gateway'
import type { WitnessState } from '@countersign/judge'
import type { ProofRow } from '@countersign/safe'
import { lazy, Suspense } from 'react'
import { signedTransaction } from '../../review/proof/signedTransaction.ts'
import type { ProofState } from '../../review/proof/useProof.ts'
import { reviewWords } from '../../review/words.ts'
import { Failure } from '../../shared/ui/failures/Failure.tsx'
import { Empty } from '../../shared/ui/sections/Empty.tsx'
import { Section } from '../../shared/ui/sections/Section.tsx'
import { Skeleton } from '../../shared/ui/sections/Skeleton.tsx'
import { Tag } from '../../shared/ui/signs/Tag.tsx'
import { Rows } from '../../shared/ui/tables/Rows.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import { ProofHashes } from './ProofHashes.tsx'
import styles from './TransactionPage.module.css'
import { proofRow, VERDICTS, VerdictTag } from './VerdictTag.tsx'

/** Fetched beside the page. */
const WitnessTable = lazy(async () => ({
  default: (await import('../../review/witnesses/WitnessTable.tsx')).WitnessTable,
}))

/** The place of their line. */
const asked = (
  <p className={styles.witnesses} aria-busy="true">
    &nbsp;
  </p>
)

type ProofCardProps = { details: TransactionDetails; state: ProofState; witnesses: WitnessState }

const SUBJECTS = {
  ownHash: 'subject.ownHash',
  gatewayHash: 'subject.gatewayHash',
  chainHash: 'subject.chainHash',
  'gateway.decoding': 'subject.decoding',
  execution: 'subject.execution',
} as const

/** The hashes as a device shows them, and who else says the same. */
export function ProofCard({ details, state, witnesses }: ProofCardProps) {
  const say = useWords(reviewWords)
  const signed = signedTransaction(details)
  const { proof, error, isFetching, refetch } = state
  if (!signed) {
    return (
      <Section title={say('proof')} isDense>
        <Empty>{say('proof.notMultisig')}</Empty>
      </Section>
    )
  }
  // No green word over a table with red in it.
  const isDenied = typeof witnesses === 'object' && witnesses?.verdict === 'mismatch'
  const verdict = proof && VERDICTS[isDenied ? 'mismatch' : proof.verdict]
  return (
    <Section
      title={say('proof')}
      isDense
      aside={
        verdict && (
          <Tag tone={verdict.tone} icon={verdict.icon}>
            {say(verdict.word)}
          </Tag>
        )
      }
    >
      {Boolean(error) && <Failure error={error} onRetry={refetch} isRetrying={isFetching} />}
      {!proof && !error && <Skeleton rows={6} rowHeight={33} />}
      {proof && (
        <>
          <Rows isDense>
            {proof.rows.flatMap((row) =>
              isSubject(row) ? [<Row key={row.subject} row={row} />] : [],
            )}
          </Rows>
          {witnesses && (
            <Suspense fallback={asked}>
              <WitnessTable state={witnesses} />
            </Suspense>
          )}
          {proof.hashes && (
            <details className={styles.folded}>
              <summary>{say('proof.hashes')}</summary>
              <ProofHashes hashes={proof.hashes} data={signed.transaction.data} />
              <p className={styles.foot}>{say('proof.limits')}</p>
            </details>
          )}
        </>
      )}
    </Section>
  )
}

function isSubject(row: ProofRow): row is ProofRow & { subject: keyof typeof SUBJECTS } {
  return row.subject in SUBJECTS
}

function Row({ row }: { row: ProofRow & { subject: keyof typeof SUBJECTS } }) {
  const say = useWords(reviewWords)
  return (
    <li {...proofRow(row.subject, row.verdict)}>
      <span>{say(SUBJECTS[row.subject])}</span>
      <VerdictTag row={row} />
    </li>
  )
}
