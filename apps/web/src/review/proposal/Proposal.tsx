import { authorize } from '@countersign/judge'
import { maximumRefund } from '@countersign/safe'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { refused } from '../../shared/acts/refused.ts'
import { useActs } from '../../shared/acts/useActs.ts'
import { useSeen } from '../../shared/acts/useSeen.ts'
import { useSettled } from '../../shared/ui/forms/useSettled.ts'
import { Changes } from '../changes/Changes.tsx'
import { TypedConfirmation } from '../demands/TypedConfirmation.tsx'
import { useTypedConfirmation } from '../demands/useTypedConfirmation.ts'
import { verdictForActions } from '../demands/verdictForActions.ts'
import { proverQuery } from '../proof/loadProver.ts'
import { useReview } from '../useReview.ts'
import { Verdict, VerdictSkeleton } from '../verdict/Verdict.tsx'
import type { Proposed } from './buildProposed.ts'
import styles from './Proposal.module.css'
import { ProposalHint } from './ProposalHint.tsx'
import {
  contentOfProposal,
  type ProposalState,
  type ProposedCalls,
  type ToldProposal,
} from './proposalState.ts'
import { useProposed } from './useProposed.ts'

type ProposalProps = ProposedCalls & {
  /** Told of what is shown, whenever that is something else. */
  onTold: (told: ToldProposal) => void
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
    return <ProposalHint told={{ state: 'failed', fault, retry }} />
  }
  return (
    <div className={styles.proposal}>
      <VerdictSkeleton />
      <ProposalHint told={{ state: 'asking' }} />
    </div>
  )
}

type Sign = Extract<ProposalState, { state: 'judged' }>['sign']

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
  const { demands } = confirmation
  const acts = useActs()
  const queries = useQueryClient()
  const ground = useQuery({
    queryKey: ['chain', chain.id, 'ground', address, safeTxHash],
    queryFn: () => acts.readGround({ chainId: chain.id, address }, [transaction]),
    // Compared with what is so when it is signed: never from an earlier visit.
    meta: { private: true },
  })
  const { seen, hear } = useSeen(ground.data)
  const verdict = verdictForActions(review, confirmation)
  /** By what is known when it is asked, not by what was known when that was enough. */
  const signNow = useRef<Sign>(async () => refused(null, { kind: 'unjudged' }))
  useEffect(() => {
    signNow.current = async (propose) => {
      const named = confirmation.isGiven ? demands : null
      const subject = { chainId: chain.id, safe: address, safeTxHash }
      const authorization = authorize(subject, { state, named, at: Date.now() })
      if (!authorization || !seen) return refused(null, { kind: 'unjudged' })
      const result = await propose({ transaction, authorization, seen })
      // What has moved was told by that, and is judged anew.
      hear(result)
      void queries.invalidateQueries({ queryKey: ['gateway'] })
      void queries.invalidateQueries({ queryKey: ['chain', chain.id] })
      return result
    }
  })
  const told = (): ProposalState => {
    if (ground.isError) {
      return { state: 'failed', fault: { kind: 'node' }, retry: () => void ground.refetch() }
    }
    if (verdict === 'mismatch') return { state: 'blocked' }
    if (verdict === 'unchecked') return { state: 'unnamed' }
    if (verdict === 'running' || !seen || ground.isFetching) return { state: 'asking' }
    // Executed elsewhere in the meantime: another number is on its way.
    if (seen.safe && transaction.nonce < seen.safe.nonce) return { state: 'asking' }
    return { state: 'judged', sign: (propose) => signNow.current(propose) }
  }
  const now = told()
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever that is something else
  useEffect(() => onTold({ of: content, told: now }), [content, now.state])
  return (
    <div className={styles.proposal} data-verdict={review.verdict}>
      <Verdict review={review} isOpen />
      <Changes
        {...{ details, opened, judged, isJudging }}
        shown={rehearsal}
        refund={maximumRefund(transaction)}
      />
      {demands.topics.length + demands.addresses.length > 0 && !demands.isBlocked && (
        <TypedConfirmation confirmation={confirmation} />
      )}
      <ProposalHint told={now} />
    </div>
  )
}
