import { type OutboxResult, refused } from '@countersign/outbox'
import type { Account } from '../../shared/account/account.ts'
import { ActStatus } from '../../shared/acts/status/ActStatus.tsx'
import { Outcome } from '../../shared/acts/status/Outcome.tsx'
import { useActs } from '../../shared/acts/useActs.ts'
import { Button } from '../../shared/ui/forms/Button.tsx'
import { useOneMutation } from '../../shared/ui/forms/useOneMutation.ts'
import { Modal } from '../../shared/ui/sections/Modal.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import { contentOfCalls } from '../leave/contentOfCalls.ts'
import styles from '../leave/Leave.module.css'
import type { LeaveState } from '../leave/leaveState.ts'
import type { Leave } from '../leave/useLeave.ts'
import { useTold } from '../leave/useTold.ts'
import type { PlainCall } from './plainCalls.ts'
import { Sending } from './Sending.tsx'
import { sendingWords } from './words.ts'

export type SendingDialogProps = {
  /** What it is called here. */
  title: string
  account: Account
  calls: readonly [PlainCall, ...PlainCall[]]
  /** Whether the account is the Safe around the page, which asks its owners. */
  isItself?: boolean
  /** Has the wallet asked, by the judge's leave. */
  onSend: (leave: Leave) => Promise<OutboxResult>
  /** It is in good hands now. */
  onDone: (result: Extract<OutboxResult, { status: 'done' }>) => void
  onClose: () => void
}

/** Calls that a page wants to have sent: judged and shown before the wallet is asked for them. */
export function SendingDialog(props: SendingDialogProps) {
  const { title, account, calls, isItself = false, onSend, onDone, onClose } = props
  const say = useWords(sendingWords)
  const { acts } = useActs()
  const { told, onTold } = useTold<Leave>(contentOfCalls(calls))
  const sending = useOneMutation({
    mutationFn: async (shown: LeaveState<Leave>): Promise<OutboxResult> =>
      shown.state === 'judged' ? shown.act(onSend) : refused(null, { kind: 'unjudged' }),
    onSuccess: (result) => {
      if (result.status === 'done') onDone(result)
    },
  })
  const { data, isPending, mutate, submittedAt } = sending
  const last = data && data.status !== 'moved' ? data.entry : null
  /** What was begun here, in any state: also while a wallet is asked that may never answer. */
  const begun = acts.filter(
    ({ id, run, createdAt }) =>
      (isPending && createdAt >= submittedAt) ||
      id === last?.id ||
      (run !== null && run.id === last?.run?.id),
  )
  return (
    <Modal title={title} onClose={onClose}>
      <div className={styles.dialog}>
        <Sending {...{ account, calls, onTold }} />
        <Button
          look="primary"
          busy={told.state !== 'judged' || isPending}
          onClick={() => mutate(told)}
        >
          {say(isPending ? 'busy' : isItself ? 'handOver' : 'send')}
        </Button>
        {told.state === 'judged' && (
          <p className={styles.hint}>{say('hint.judged', { count: calls.length })}</p>
        )}
        {begun.map((act) => (
          <ActStatus key={act.id} act={act} />
        ))}
        {begun.length === 0 && <Outcome result={isPending ? undefined : data} />}
      </div>
    </Modal>
  )
}
