import type { WitnessName } from '@countersign/safe'
import type { ReactNode } from 'react'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { Icon, type IconName } from '../../shared/ui/signs/Icon.tsx'
import { AddressText } from '../../shared/ui/values/AddressText.tsx'
import { useLocale } from '../../shared/words/LocaleContext.ts'
import { useWords } from '../../shared/words/useWords.ts'
import type { Finding } from './finding.ts'
import type { Review } from './judgeReview.ts'
import { signaturesKey } from './signaturesKey.ts'
import styles from './Verdict.module.css'
import { transactionPageWords } from './words.ts'

const ICONS: Readonly<Record<Finding['tone'], IconName | undefined>> = {
  danger: 'warning',
  warn: 'question',
  plain: undefined,
  good: 'check',
  unasked: undefined,
}

type VerdictProps = {
  review: Review
  /** Whether somebody may still decide about it. */
  isOpen: boolean
}

/** The one verdict on a transaction, and each finding that made it: first of all on the page. */
export function Verdict({ review: { findings, isSettled }, isOpen }: VerdictProps) {
  const say = useWords(transactionPageWords)
  // What is still being looked at has no line of its own: nothing moves when it is done.
  const shown = findings.filter(({ kind }) => kind !== 'running')
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
    </section>
  )
}

/** As high as it will be when nothing is odd. */
export function VerdictSkeleton() {
  const say = useWords(transactionPageWords)
  return (
    <section className={styles.verdict} data-tone="plain" aria-label={say('verdict')} aria-busy>
      <ul>
        <li>{say('finding.hash.running')}</li>
        <li>{say('finding.signatures.running')}</li>
      </ul>
    </section>
  )
}

type Collective = Extract<Finding, { kind: 'witness.mismatch' | 'witness.unchecked' }>

const isByNobody = (finding: Finding): finding is Collective =>
  (finding.kind === 'witness.mismatch' || finding.kind === 'witness.unchecked') &&
  finding.who.length === 0

function keyOf(finding: Finding): string {
  return 'address' in finding ? `${finding.kind} ${finding.address}` : finding.kind
}

function Told({ finding }: { finding: Finding }): ReactNode {
  const say = useWords(transactionPageWords)
  const { chain } = useAccount()
  const list = new Intl.ListFormat(useLocale(), { type: 'conjunction' })
  const names = (who: readonly WitnessName[]) => list.format(who.map((each) => say(`who.${each}`)))
  const word =
    finding.kind === 'signatures.proven'
      ? signaturesKey(finding.given, finding.required)
      : isByNobody(finding)
        ? (`finding.${finding.kind}.nobody` as const)
        : (`finding.${finding.kind}` as const)
  const who = 'who' in finding ? names(finding.who) : ''
  const sentence = say(word, { ...finding, who })
  if (!('address' in finding)) return sentence
  return (
    <>
      {sentence} <AddressText address={finding.address} chainId={chain.id} full copy={false} />
    </>
  )
}
