import { useConnectDialog } from '@countersign/kit'
import { useState } from 'react'
import { useConnection } from 'wagmi'
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
import { sendWords } from '../words.ts'
import { findRepeat } from './findRepeat.ts'
import { Outcome } from './Outcome.tsx'
import { SubmitHint } from './SubmitHint.tsx'
import styles from './Summary.module.css'
import { useGround } from './useGround.ts'
import { useSubmit } from './useSubmit.ts'

type SubmitProps = {
  draft: Draft
  read: DraftRead
  /** The calls of the next part, which is so many of so many. */
  part: readonly ReadCall[]
  number: number
  count: number
  /** The place in the queue, as it is shown; null: behind all that waits. */
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
  const [answers, setAnswers] = useState({ compared: '', again: '', warned: '', failing: '' })
  const forged = read.named.filter((address) => likenessOf(address)?.ends === 'both')
  const warnings = read.items.flatMap((item) =>
    item.kind === 'settings' ? item.read.cautions.map((each) => `${item.read.id}${each}`) : [],
  )
  const ground = useGround(part)
  const content = part.map(({ to, value, data }) => `${to} ${value} ${data}`).join()
  const submitting = useSubmit({
    calls: part,
    seen: ground.seen,
    nonce,
    note: draft.note,
    mayFail: answers.failing === content,
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
    failing: content,
  }
  const wouldFail =
    submitting.data?.status === 'refused' && submitting.data.fault.kind === 'wouldFail'
  // Where nothing is asked any more, an earlier answer is in nobody's way.
  const isAnswered = (['compared', 'again', 'warned'] as const).every(
    (name) => marks[name] === '' || answers[name] === marks[name],
  )
  const { state } = useAnchors()
  const isUnread = state === 'asking' || ground.state === 'asking'
  const isAsking = read.isAsking || (part.length > 0 && isUnread)
  const isReady = part.length > 0 && !isBlocked && !isAsking && isAnswered
  // Where something is amiss it can be pressed, to be told what; not while it is only being read.
  const isWaiting = part.length > 0 ? !isReady : isAsking && !read.hasFaults
  const isOff = hindrance !== null || submitting.isPending || isWaiting
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
  return (
    <div className={styles.submit}>
      {marks.compared !== '' && check('compared', say('submit.compare'))}
      {marks.warned !== '' && check('warned', say('submit.warned'))}
      {wouldFail && check('failing', say('submit.failing'))}
      {repeat !== null &&
        check('again', say('submit.again', { age: formatAge(repeat, Date.now(), locale) }))}
      <Button
        look="primary"
        busy={isOff}
        onClick={() => (isReady ? submitting.mutate() : onTried())}
      >
        {submitting.isPending ? say('submit.busy') : label}
      </Button>
      <SubmitHint
        {...{ hindrance, read, isAsking }}
        isUnanswered={part.length > 0 && !isAnswered}
        calls={part.length}
      />
      {ground.state === 'failed' && (
        <p className={styles.hint} role="status">
          {say('submit.unread')}
        </p>
      )}
      <Outcome submitting={submitting} />
    </div>
  )
}
