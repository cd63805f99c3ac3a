import { authorizeCalls } from '@countersign/judge'
import { useQuery } from '@tanstack/react-query'
import { AccountContext, useAccount } from '../../shared/account/AccountContext.ts'
import type { Account } from '../../shared/account/account.ts'
import { useSettled } from '../../shared/ui/forms/useSettled.ts'
import { useTypedConfirmation } from '../demands/useTypedConfirmation.ts'
import { contentOfCalls } from '../leave/contentOfCalls.ts'
import { Judged } from '../leave/Judged.tsx'
import styles from '../leave/Leave.module.css'
import { LeaveHint } from '../leave/LeaveHint.tsx'
import type { Told } from '../leave/leaveState.ts'
import { type Leave, useLeave } from '../leave/useLeave.ts'
import { proverQuery } from '../proof/loadProver.ts'
import { VerdictSkeleton } from '../verdict/Verdict.tsx'
import type { PlainCall } from './plainCalls.ts'
import { useSendingReview } from './useSendingReview.ts'

type SendingProps = {
  /** Who calls: the wallet, or the Safe around the page. */
  account: Account
  calls: readonly PlainCall[]
  /** Told of what is shown, whenever that is something else. */
  onTold: (told: Told<Leave>) => void
}

/** What an account is about to call itself, judged and shown like what is proposed to a Safe. */
export function Sending({ account, calls, onTold }: SendingProps) {
  const content = contentOfCalls(calls)
  // Not for every letter that is typed.
  const isSettled = useSettled(content) === content
  const prover = useQuery(proverQuery)
  return (
    <AccountContext value={account}>
      {isSettled && !prover.isPending ? (
        <JudgedCalls key={content} {...{ calls, content, onTold }} />
      ) : (
        <div className={styles.judged}>
          <VerdictSkeleton isSigned={false} />
          <LeaveHint told={{ state: 'asking' }} />
        </div>
      )}
    </AccountContext>
  )
}

type JudgedCallsProps = Pick<SendingProps, 'calls' | 'onTold'> & {
  /** Of what it is to be told. */
  content: string
}

function JudgedCalls({ calls, content, onTold }: JudgedCallsProps) {
  const { chain, address } = useAccount()
  const { review, state, opened, judged, isJudging, rehearsal } = useSendingReview(calls)
  const confirmation = useTypedConfirmation(review)
  const told = useLeave({
    ...{ review, confirmation, content, calls, onTold, subject: content },
    authorize: (named) =>
      authorizeCalls(
        { chainId: chain.id, account: address, calls },
        { state, named, at: Date.now() },
      ),
  })
  return (
    <Judged
      {...{ review, confirmation, told, opened, judged, isJudging }}
      details={UNNAMED}
      shown={rehearsal}
      refund={null}
    />
  )
}

const UNNAMED = { txData: null }
