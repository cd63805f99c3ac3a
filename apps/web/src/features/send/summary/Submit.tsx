import { useConnectDialog } from '@countersign/kit'
import { lazy, Suspense, useState } from 'react'
import { useConnection } from 'wagmi'
import { useToldProposal } from '../../../review/proposal/useToldProposal.ts'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { useAccountState } from '../../../shared/account/useAccountState.ts'
import { useHindrance } from '../../../shared/account/useHindrance.ts'
import { useIsItself } from '../../../shared/account/useIsItself.ts'
import { useActs } from '../../../shared/acts/useActs.ts'
import { formatAge } from '../../../shared/format/formatTime.ts'
import { useLikeness } from '../../../shared/recipient/useLikeness.ts'
import { useAnchors } from '../../../shared/safety/AnchorsContext.ts'
import { Button } from '../../../shared/ui/forms/Button.tsx'
import { useLocale } from '../../../shared/words/LocaleContext.ts'
import { useWords } from '../../../shared/words/useWords.ts'
import type { Draft } from '../draft/draft.ts'
import type { DraftRead } from '../read/readDraft.ts'
import type { ReadCall } from '../read/reading.ts'
import styles from '../Send.module.css'
import { sendWords } from '../words.ts'
import { findRepeat } from './findRepeat.ts'
import { Outcome } from './Outcome.tsx'
import { SubmitHint } from './SubmitHint.tsx'
import { useGround } from './useGround.ts'
import { useSubmit } from './useSubmit.ts'

/** Fetched with the first draft of a Safe that is whole. */
const Proposal = lazy(async () => ({
  default: (await import('../../../review/proposal/Proposal.tsx')).Proposal,
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
  const locale = useLocale()
  const { chain, address } = useAccount()
  const { kind } = useAccountState(useAccount())
  const hindrance = useHindrance(useAccount())
  const isItself = useIsItself(useAccount())
  const { status } = useConnection()
  const { open } = useConnectDialog()
  const likenessOf = useLikeness()
  const [answers, setAnswers] = useState({ compared: '', again: '', warned: '' })
  // A Safe's is judged like what others propose to it.
  const isJudged = kind === 'safe' && !isItself
  const [first, ...others] = part
  const proposed =
    isJudged && first && hindrance === null ? { calls: [first, ...others] as const, nonce } : null
  const { told, onTold } = useToldProposal(proposed)
  const forged = read.named.filter((address) => !isJudged && likenessOf(address)?.ends === 'both')
  const warnings = read.items.flatMap((item) =>
    item.kind === 'settings' ? item.read.cautions.map((each) => `${item.read.id}${each}`) : [],
  )
  const ground = useGround(part)
  const submitting = useSubmit({
    calls: part,
    seen: ground.seen,
    note: draft.note,
    hasMore: number < count,
    onHandedOver,
  })
  // What is just being asked for repeats nothing.
  const before = submitting.isPending ? submitting.submittedAt : Number.POSITIVE_INFINITY
  const asked = useActs().acts.filter(({ createdAt }) => createdAt < before)
  const repeat = findRepeat(asked, { chainId: chain.id, address }, part, Date.now())
  // Asked anew for every other address, and for every other repetition.
  const marks = {
    compared: forged.join(),
    again: String(repeat ?? ''),
    warned: warnings.join(),
  }
  // Where nothing is asked any more, an earlier answer is in nobody's way.
  const isAnswered = (['compared', 'again', 'warned'] as const).every(
    (name) => marks[name] === '' || answers[name] === marks[name],
  )
  const { state } = useAnchors()
  const isUnread = state === 'asking' || ground.state === 'asking'
  const isAsking = read.isAsking || (part.length > 0 && isUnread)
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
  const isReady = isWhole && (!isJudged || told.state === 'judged')
  // Where something is amiss it can be pressed, to be told what; not while it is only being read.
  const isWaiting = part.length > 0 ? !isReady : isAsking && !read.hasFaults
  return (
    <div className={styles.submit}>
      {marks.compared !== '' && check('compared', say('submit.compare'))}
      {marks.warned !== '' && check('warned', say('submit.warned'))}
      {repeat !== null &&
        check('again', say('submit.again', { age: formatAge(repeat, Date.now(), locale) }))}
      {proposed && (
        <Suspense>
          <Proposal {...proposed} onTold={onTold} />
        </Suspense>
      )}
      <Button
        look="primary"
        busy={hindrance !== null || submitting.isPending || isWaiting}
        onClick={() => (isReady ? submitting.mutate(told) : onTried())}
      >
        {submitting.isPending ? say('submit.busy') : label}
      </Button>
      {(!proposed || told.state === 'judged') && (
        <SubmitHint
          {...{ hindrance, read, isAsking }}
          isUnanswered={part.length > 0 && !isAnswered}
          calls={part.length}
        />
      )}
      {ground.state === 'failed' && (
        <p className={styles.hint} role="status">
          {say('submit.unread')}
        </p>
      )}
      <Outcome submitting={submitting} />
    </div>
  )
}
