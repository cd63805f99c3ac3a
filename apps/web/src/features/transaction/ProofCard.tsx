import type { TransactionDetails } from '@countersign/gateway'
import { digestCalldata, groupHash, type ProofRow } from '@countersign/safe'
import type { Hex } from 'viem'
import { Empty } from '../../shared/ui/Empty.tsx'
import { Failure } from '../../shared/ui/Failure.tsx'
import { Skeleton } from '../../shared/ui/Skeleton.tsx'
import { Tag } from '../../shared/ui/Tag.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import { Section } from './Section.tsx'
import styles from './TransactionPage.module.css'
import { toSafeTransaction } from './toSafeTransaction.ts'
import type { ProofState } from './useProof.ts'
import { VERDICTS, VerdictTag } from './VerdictTag.tsx'
import { transactionPageWords } from './words.ts'

type ProofCardProps = { details: TransactionDetails; state: ProofState }

const SUBJECTS = {
  ownHash: 'subject.ownHash',
  gatewayHash: 'subject.gatewayHash',
  chainHash: 'subject.chainHash',
  'gateway.decoding': 'subject.decoding',
} as const

/** The hashes as a device shows them, and who else says the same. */
export function ProofCard({ details, state }: ProofCardProps) {
  const say = useWords(transactionPageWords)
  const signed = toSafeTransaction(details)
  const { proof, error, isFetching, refetch, chain } = state
  if (!signed) {
    return (
      <Section title={say('proof')}>
        <Empty>{say('proof.notMultisig')}</Empty>
      </Section>
    )
  }
  const verdict = proof && VERDICTS[proof.verdict]
  return (
    <Section
      title={say('proof')}
      aside={
        verdict && (
          <Tag tone={verdict.tone} icon={verdict.icon}>
            {say(verdict.word)}
          </Tag>
        )
      }
    >
      {Boolean(error) && <Failure error={error} onRetry={refetch} isRetrying={isFetching} />}
      {!proof && !error && <Skeleton rows={4} />}
      {proof && (
        <>
          <ul className={styles.rows}>
            {proof.rows.flatMap((row) =>
              isSubject(row) ? [<Row key={row.subject} row={row} />] : [],
            )}
            {chain?.executed !== null && chain?.executed !== undefined && (
              <li>
                <span>{say('subject.execution')}</span>
                <Tag
                  tone={chain.executed ? 'good' : 'danger'}
                  icon={chain.executed ? 'check' : 'warning'}
                >
                  {say(chain.executed ? 'reason.executed' : 'reason.notExecuted')}
                </Tag>
              </li>
            )}
          </ul>
          {proof.hashes && (
            <dl className={styles.hashes}>
              <Grouped name={say('hash.safeTxHash')} hash={proof.hashes.safeTxHash} />
              <Grouped name={say('hash.domainHash')} hash={proof.hashes.domainHash} />
              <Grouped name={say('hash.messageHash')} hash={proof.hashes.messageHash} />
              <Grouped name={say('hash.calldata')} hash={digestCalldata(signed.transaction.data)} />
            </dl>
          )}
          <p className={styles.foot}>{say('proof.limits')}</p>
        </>
      )}
    </Section>
  )
}

function isSubject(row: ProofRow): row is ProofRow & { subject: keyof typeof SUBJECTS } {
  return row.subject in SUBJECTS
}

function Row({ row }: { row: ProofRow & { subject: keyof typeof SUBJECTS } }) {
  const say = useWords(transactionPageWords)
  return (
    <li>
      <span>{say(SUBJECTS[row.subject])}</span>
      <VerdictTag row={row} />
    </li>
  )
}

/** In groups of four, as devices show them. */
function Grouped({ name, hash }: { name: string; hash: Hex }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd dir="ltr">
        {groupHash(hash).map((group, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups may be alike, their places are not
          <span key={index}>{group}</span>
        ))}
      </dd>
    </div>
  )
}
