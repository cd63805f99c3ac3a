import { useConnectDialog } from '@countersign/kit'
import { lazy, Suspense, useState } from 'react'
import { useConnection } from 'wagmi'
import { contentOfCalls } from '../../../review/leave/contentOfCalls.ts'
import type { Leave } from '../../../review/leave/useLeave.ts'
import { useTold } from '../../../review/leave/useTold.ts'
import { contentOfProposal, type JudgedProposal } from '../../../review/proposal/proposalState.ts'
import { plainCalls } from '../../../review/sending/plainCalls.ts'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { useAccountState } from '../../../shared/account/useAccountState.ts'
import { useHindrance } from '../../../shared/account/useHindrance.ts'
import { useIsItself } from '../../../shared/account/useIsItself.ts'
import { sayFault } from '../../../shared/acts/status/sayFault.ts'
import { useActs } from '../../../shared/acts/useActs.ts'
import { actWords } from '../../../shared/acts/words.ts'
import { formatAge } from '../../../shared/format/formatTime.ts'
import { Button } from '../../../shared/ui/forms/Button.tsx'
import { Alarm } from '../../../shared/ui/signs/Alarm.tsx'
import { useLocale } from '../../../shared/words/LocaleContext.ts'
import { useWords } from '../../../shared/words/useWords.ts'
import type { Draft } from '../draft/draft.ts'
import type { DraftRead } from '../read/readDraft.ts'
import type { ReadCall } from '../read/reading.ts'
import styles from '../Send.module.css'
import { sendWords } from '../words.ts'
import { findRepeat } from './findRepeat.ts'
import { OpenSends } from './OpenSends.tsx'
import { Outcome } from './Outcome.tsx'
import { SubmitHint } from './SubmitHint.tsx'
import { type Shown, useSubmit } from './useSubmit.ts'

/** Fetched with the first draft of a Safe that is whole. */
const Proposal = lazy(async () => ({
  default: (await import('../../../review/proposal/Proposal.tsx')).Proposal,
}))

/** Fetched with the first draft of a wallet that is whole. */
const Sending = lazy(async () => ({
  default: (await import('../../../review/sending/Sending.tsx')).Sending,
}))

type SubmitProps = {
  draft: Draft
  read: DraftRead
  /** The calls of the next part, which is so many of so many. */
  part: readonly ReadCall[]
  number: number
  count: number
  /** The place in the queue, as it is shown; null while that is not known. */
  nonce: number | null
  /** Something beside the items is not right. */
  isBlocked: boolean
  onTried: () => void
  onHandedOver: (count: number) => void
}

/** The one button, and everything that has to be answered before it works. */
export function Submit(props: SubmitProps) {
  const { draft, read, part, number, count, nonce, isBlocked, onTried, onHandedOver } = props
  const say = useWords(sendWords)
  const sayAct = useWords(actWords)
  const locale = useLocale()
  const account = useAccount()
  const { chain, address } = account
  const { kind } = useAccountState(account)
  const hindrance = useHindrance(useAccount())
  const isItself = useIsItself(useAccount())
  const { status } = useConnection()
  const { open } = useConnectDialog()
  const [answers, setAnswers] = useState({ again: '', warned: '' })
  const [first, ...others] = part
  const calls = first && hindrance === null ? ([first, ...others] as const) : null
  const isProposed = kind === 'safe' && !isItself
  const sent = calls && !isProposed ? plainCalls(calls) : null
  const proposed = calls && isProposed ? { calls, nonce } : null
  const proposal = useTold<JudgedProposal>(proposed && contentOfProposal(proposed))
  const sending = useTold<Leave>(sent && contentOfCalls(sent))
  const shown: Shown = isProposed
    ? { how: 'propose', told: proposal.told }
    : { how: isItself ? 'handOver' : 'send', told: sending.told }
  const isJudged = shown.told.state === 'judged'
  const warnings = read.items.flatMap((item) =>
    item.kind === 'settings' ? item.read.cautions.map((each) => `${item.read.id}${each}`) : [],
  )
  const submitting = useSubmit({
    calls: part,
    note: draft.note,
    hasMore: number < count,
    onHandedOver,
  })
  // What is just being asked for repeats nothing.
  const before = submitting.isPending ? submitting.submittedAt : Number.POSITIVE_INFINITY
  const { acts } = useActs()
  const asked = acts.filter(({ createdAt }) => createdAt < before)
  const repeat = findRepeat(asked, { chainId: chain.id, address }, part, Date.now())
  // Asked anew for every other repetition, and for every other warning.
  const marks = {
    again: String(repeat ?? ''),
    warned: warnings.join(),
  }
  // Where nothing is asked any more, an earlier answer is in nobody's way.
  const isAnswered = (['again', 'warned'] as const).every(
    (name) => marks[name] === '' || answers[name] === marks[name],
  )
  const { isAsking } = read
  const isWhole = part.length > 0 && !isBlocked && !isAsking && isAnswered
  const check = (name: keyof typeof marks, label: string) => (
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={answers[name] === marks[name]}
        onChange={({ target }) =>
          setAnswers({ ...answers, [name]: target.checked ? marks[name] : '' })
        }
      />
      {label}
    </label>
  )
  if (status !== 'connected') {
    return (
      <Button look="primary" busy={!open} onClick={open}>
        {say('submit.connect')}
      </Button>
    )
  }
  const label =
    kind === 'wallet'
      ? say('submit.wallet')
      : isItself
        ? say('submit.host')
        : count > 1
          ? say('submit.safe.next', { number, count })
          : say('submit.safe')
  const isReady = isWhole && isJudged
  // Where something is amiss it can be pressed, to be told what; not while it is only being read.
  const isWaiting = part.length > 0 ? !isReady : isAsking && !read.hasFaults
  return (
    <div className={styles.submit}>
      {marks.warned !== '' && check('warned', say('submit.warned'))}
      {repeat !== null &&
        check('again', say('submit.again', { age: formatAge(repeat, Date.now(), locale) }))}
      <Suspense>
        {proposed && <Proposal {...proposed} onTold={proposal.onTold} />}
        {sent && <Sending account={account} calls={sent} onTold={sending.onTold} />}
      </Suspense>
      {calls && !isProposed && !sent && (
        <Alarm title={sayFault(sayAct, { kind: 'hostDelegate' })} tone="warn" />
      )}
      <Button
        look="primary"
        busy={hindrance !== null || submitting.isPending || isWaiting}
        onClick={() => (isReady ? submitting.mutate(shown) : onTried())}
      >
        {submitting.isPending ? say('submit.busy') : label}
      </Button>
      {(!calls || isJudged) && (
        <SubmitHint
          {...{ hindrance, read, isAsking }}
          isUnanswered={part.length > 0 && !isAnswered}
          calls={part.length}
        />
      )}
      <Outcome submitting={submitting} />
      {!isProposed && <OpenSends shown={shownBy(submitting)} />}
    </div>
  )
}

/** The one whose outcome stands above already. */
const shownBy = ({ isPending, data }: ReturnType<typeof useSubmit>): string | undefined =>
  !isPending && data && 'entry' in data ? data.entry?.id : undefined
