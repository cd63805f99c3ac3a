import { authorize } from '@countersign/judge'
import { maximumRefund } from '@countersign/safe'
import { useQuery } from '@tanstack/react-query'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { useSettled } from '../../shared/ui/forms/useSettled.ts'
import { useTypedConfirmation } from '../demands/useTypedConfirmation.ts'
import { Judged } from '../leave/Judged.tsx'
import styles from '../leave/Leave.module.css'
import { LeaveHint } from '../leave/LeaveHint.tsx'
import type { LeaveState, Told } from '../leave/leaveState.ts'
import { type Leave, useLeave } from '../leave/useLeave.ts'
import { proverQuery } from '../proof/loadProver.ts'
import { useReview } from '../useReview.ts'
import { VerdictSkeleton } from '../verdict/Verdict.tsx'
import type { Proposed } from './buildProposed.ts'
import { contentOfProposal, type JudgedProposal, type ProposedCalls } from './proposalState.ts'
import { useProposed } from './useProposed.ts'

type ProposalProps = ProposedCalls & {
  /** Told of what is shown, whenever that is something else. */
  onTold: (told: Told<JudgedProposal>) => void
}

/** What somebody is about to propose, judged and shown like what others have proposed. */
export function Proposal({ calls, nonce, onTold }: ProposalProps) {
  const content = contentOfProposal({ calls, nonce })
  // Not for every letter that is typed.
  const isSettled = useSettled(content) === content
  const { proposed, fault, retry } = useProposed({ calls, nonce: isSettled ? nonce : null })
  const prover = useQuery(proverQuery)
  if (isSettled && proposed && !prover.isPending) {
    return <JudgedTransaction key={proposed.safeTxHash} {...{ proposed, content, onTold }} />
  }
  if (isSettled && fault) {
    return <LeaveHint told={{ state: 'failed', fault, retry }} />
  }
  return (
    <div className={styles.judged}>
      <VerdictSkeleton />
      <LeaveHint told={{ state: 'asking' }} />
    </div>
  )
}

type JudgedTransactionProps = Pick<ProposalProps, 'onTold'> & {
  proposed: Proposed
  /** Of what it is to be told. */
  content: string
}

function JudgedTransaction({ proposed, content, onTold }: JudgedTransactionProps) {
  const { transaction, safeTxHash, details } = proposed
  const { chain, address } = useAccount()
  const { review, state, opened, judged, isJudging, rehearsal } = useReview(details, null)
  const confirmation = useTypedConfirmation(review)
  const told = useLeave({
    ...{ review, confirmation, content, calls: [transaction], subject: safeTxHash },
    onTold: ({ of, told: next }) => onTold({ of, told: withTransaction(next, transaction) }),
    authorize: (named) =>
      authorize({ chainId: chain.id, safe: address, safeTxHash }, { state, named, at: Date.now() }),
    // Executed elsewhere in the meantime: another number is on its way.
    isPast: ({ safe }) => safe !== null && transaction.nonce < safe.nonce,
  })
  return (
    <Judged
      {...{ review, confirmation, told, details, opened, judged, isJudging }}
      shown={rehearsal}
      refund={maximumRefund(transaction)}
    />
  )
}

/** Whoever signs it signs exactly what was judged. */
function withTransaction(
  told: LeaveState<Leave>,
  transaction: JudgedProposal['transaction'],
): LeaveState<JudgedProposal> {
  if (told.state !== 'judged') return told
  return { state: 'judged', act: (run) => told.act((leave) => run({ ...leave, transaction })) }
}
