import type { Finding, Review } from '@countersign/judge'
import { lazy, type ReactNode, Suspense } from 'react'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { Icon, type IconName } from '../../shared/ui/signs/Icon.tsx'
import { usePrinted } from '../../shared/ui/tables/usePrinted.ts'
import { AddressText } from '../../shared/ui/values/AddressText.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import { RareTold } from '../rights/RareTold.tsx'
import { isRare } from '../rights/rareFinding.ts'
import { reviewWords } from '../words.ts'
import { AskAgain } from './AskAgain.tsx'
import { canAskAgain } from './canAskAgain.ts'
import { signaturesKey } from './signaturesKey.ts'
import styles from './Verdict.module.css'

const WitnessTold = lazy(async () => ({
  default: (await import('../witnesses/WitnessTold.tsx')).WitnessTold,
}))

const ICONS: Readonly<Record<Finding['tone'], IconName | undefined>> = {
  danger: 'warning',
  warn: 'question',
  plain: undefined,
  good: 'check',
  unasked: undefined,
}

const SAID_ELSEWHERE: ReadonlySet<Finding['kind']> = new Set([
  'witness.notAsked',
  'safeCode.untold',
])

type VerdictProps = {
  review: Review
  /** Whether somebody may still decide about it. */
  isOpen: boolean
}

/** The one verdict on a transaction, and each finding that made it: first of all on the page. */
export function Verdict({ review, isOpen }: VerdictProps) {
  const { findings, isSettled } = review
  const say = useWords(reviewWords)
  const isPrinted = usePrinted()
  // What else is still being looked at has no line of its own: nothing moves when it is done. Who was not
  // asked is said where all of them stand, and what a Safe's past hides on its Settings page; on paper,
  // which has no such places, it stands here.
  const shown = findings.filter(
    ({ kind }) => kind !== 'running' && (isPrinted || !SAID_ELSEWHERE.has(kind)),
  )
  const tone = shown[0]?.tone ?? 'plain'
  return (
    <section
      className={styles.verdict}
      data-tone={isSettled || tone === 'danger' ? tone : 'plain'}
      aria-label={say('verdict')}
      aria-busy={!isSettled}
    >
      {tone === 'danger' && (
        <strong role="alert">{say(isOpen ? 'verdict.stop' : 'verdict.false')}</strong>
      )}
      <ul>
        {shown.map((finding) => {
          const icon = ICONS[finding.tone]
          return (
            <li key={keyOf(finding)} data-tone={finding.tone}>
              {icon && <Icon name={icon} size={16} />}
              <span>
                <Told finding={finding} />
              </span>
            </li>
          )
        })}
      </ul>
      {canAskAgain(review) && <AskAgain />}
    </section>
  )
}

/** As high as it will be when nothing is odd. */
export function VerdictSkeleton({ isSigned = true }: { isSigned?: boolean }) {
  const say = useWords(reviewWords)
  return (
    <section className={styles.verdict} data-tone="plain" aria-label={say('verdict')} aria-busy>
      <ul>
        {isSigned && (
          <>
            <li>{say('finding.hash.running')}</li>
            <li>{say('finding.signatures.running')}</li>
          </>
        )}
        <li>{say('finding.rehearsal.running')}</li>
      </ul>
    </section>
  )
}

function keyOf(finding: Finding): string {
  if (!('address' in finding)) return finding.kind
  return `${finding.kind} ${finding.address} ${'token' in finding ? finding.token : ''}`
}

function Told({ finding }: { finding: Finding }): ReactNode {
  const say = useWords(reviewWords)
  const { chain } = useAccount()
  if ('who' in finding) {
    return (
      <Suspense>
        <WitnessTold finding={finding} />
      </Suspense>
    )
  }
  if (isRare(finding)) return <RareTold finding={finding} />
  const word =
    finding.kind === 'signatures.proven'
      ? signaturesKey(finding.given, finding.required)
      : (`finding.${finding.kind}` as const)
  const sentence = say(word, { ...finding })
  if (!('address' in finding)) return sentence
  return (
    <>
      {sentence} <AddressText address={finding.address} chainId={chain.id} full copy={false} />
    </>
  )
}
