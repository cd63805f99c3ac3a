import type { TransactionDetails } from '@countersign/gateway'
import type { JudgedChanges } from '@countersign/judge'
import type { Rehearsal as Played } from '@countersign/rehearsal'
import {
  type ExpandedCall,
  type Expansion,
  type Refund,
  readSettingsChanges,
} from '@countersign/safe'
import { lazy, Suspense } from 'react'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { useTokens } from '../../shared/assets/useTokens.ts'
import { tokensIn } from '../../shared/transaction/tokensIn.ts'
import { Empty } from '../../shared/ui/sections/Empty.tsx'
import { Section } from '../../shared/ui/sections/Section.tsx'
import { Skeleton } from '../../shared/ui/sections/Skeleton.tsx'
import { Tag } from '../../shared/ui/signs/Tag.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import { CallRow } from '../calls/CallRow.tsx'
import { ExpectedRehearsal } from '../rehearsal/ExpectedRehearsal.tsx'
import type { ShownRehearsal } from '../rehearsal/useRehearsal.ts'
import { SettingsChanges } from '../settings/SettingsChanges.tsx'
import { reviewWords } from '../words.ts'
import styles from './Changes.module.css'

/** Fetched with the first change of settings. */
const SettingsReview = lazy(async () => ({
  default: (await import('../settings/SettingsReview.tsx')).SettingsReview,
}))

/** Fetched with the first transaction that pays for being executed. */
const RefundRow = lazy(async () => ({
  default: (await import('../refund/RefundRow.tsx')).RefundRow,
}))

/** Fetched beside the page, with what is rehearsed. */
const Rehearsal = lazy(async () => ({
  default: (await import('../rehearsal/Rehearsal.tsx')).Rehearsal,
}))
const RehearsalTag = lazy(async () => ({
  default: (await import('../rehearsal/RehearsalTag.tsx')).RehearsalTag,
}))

type ChangesProps = {
  /** What somebody calls the addresses in it. */
  details: Pick<TransactionDetails, 'txData'>
  opened: Expansion | null
  /** What changes of settings in it come to, as long as it waits. */
  judged: JudgedChanges | null
  isJudging: boolean
  shown: ShownRehearsal
  /** What it pays for being executed. */
  refund: Refund | null
}

/** Every call of a transaction, opened to the last, in our own reading. */
export function Changes(props: ChangesProps) {
  const { details, opened, judged, isJudging, shown, refund } = props
  const say = useWords(reviewWords)
  const { address, chain } = useAccount()
  const tokenAt = useTokens(chain, opened ? tokensIn(opened) : [])
  const settings = opened ? readSettingsChanges(opened) : []
  const { rehearsal } = shown
  const isNothing = opened?.calls.length === 1 && isEmptyCall(opened.calls[0], address)
  const expected = opened && !isNothing && (
    <ExpectedRehearsal opened={opened} hasSettings={settings.length > 0} />
  )
  return (
    <Section title={say('changes')} isDense aside={<Rung shown={shown} />}>
      {!opened && <Empty>{say('changes.noData')}</Empty>}
      {isNothing && !refund && <Empty>{say('changes.none')}</Empty>}
      {shown.state.state === 'running' && expected}
      {rehearsal && rehearsal.rung !== 'static' && !(isNothing && isQuiet(rehearsal)) && (
        <Suspense fallback={expected}>
          <Rehearsal
            rehearsal={rehearsal}
            details={details}
            judged={judged}
            calls={opened?.calls.length ?? 0}
            isAlone={shown.state.state === 'agrees' && shown.state.voices === 1}
          />
        </Suspense>
      )}
      {refund && (
        <Suspense>
          <RefundRow refund={refund} />
        </Suspense>
      )}
      <SettingsChanges changes={settings} />
      {isJudging && expectedReview}
      {judged && (
        <Suspense fallback={expectedReview}>
          <SettingsReview judged={judged} />
        </Suspense>
      )}
      {opened && !isNothing && (
        <ol className={styles.calls}>
          {opened.calls.map((call) => (
            <CallRow
              key={call.path.join('.')}
              call={call}
              details={details}
              tokenAt={tokenAt}
              isBatch={opensInto(opened, call)}
            />
          ))}
        </ol>
      )}
      {opened && opened.sealed.length > 0 && (
        <p className={styles.sealed}>
          <Tag tone="danger" icon="warning">
            {say('sealed')}
          </Tag>
        </p>
      )}
    </Section>
  )
}

/** Its place, as high as for one owner who comes or goes. */
const expectedReview = (
  <div className={styles.expected} aria-busy="true">
    <Skeleton rows={2} rowHeight={36} />
  </div>
)

/** Nothing more to tell of what does nothing. */
const isQuiet = ({ outcome, changes }: Pick<Played, 'outcome' | 'changes'>) =>
  outcome.status === 'success' && changes.every(({ kind }) => kind === 'nonce')

/** How what is shown is known: rehearsed, or read from the data alone. */
function Rung({ shown }: { shown: ShownRehearsal }) {
  const say = useWords(reviewWords)
  const { state } = shown
  const running = <Tag>{say('finding.rehearsal.running')}</Tag>
  if (state.state === 'running') return running
  if (state.state === 'none' || state.state === 'static') return <Tag>{say('changes.static')}</Tag>
  return (
    <Suspense fallback={running}>
      <RehearsalTag shown={shown} />
    </Suspense>
  )
}

/** Whether what a call carries stands below it, call by call. */
const opensInto = ({ calls }: Expansion, { path }: ExpandedCall) =>
  calls.some((each) => each.via === 'batch' && each.path.slice(0, -1).join() === path.join())

/** How a Safe rejects: it calls itself with nothing. */
function isEmptyCall(call: { to: string; value: bigint; data: string } | undefined, safe: string) {
  return call?.value === 0n && call.data === '0x' && call.to.toLowerCase() === safe.toLowerCase()
}
