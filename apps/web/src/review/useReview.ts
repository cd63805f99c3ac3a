import type { TransactionDetails } from '@countersign/gateway'
import type { JudgedChanges } from '@countersign/judge'
import {
  judgeProposer,
  judgeReview,
  listDelegates,
  type Proposer,
  type Review,
  type ReviewState,
  type WitnessState,
} from '@countersign/judge'
import type { Expansion, RefundJudgement } from '@countersign/safe'
import { useMemo } from 'react'
import type { Address } from 'viem'
import { useAccount } from '../shared/account/AccountContext.ts'
import { useAccountState } from '../shared/account/useAccountState.ts'
import { useTokens } from '../shared/assets/useTokens.ts'
import { useAnchors } from '../shared/safety/AnchorsContext.ts'
import { useLookAlike } from '../shared/safety/useLookAlike.ts'
import { flagCalls } from '../shared/transaction/flagCalls.ts'
import { isWaiting } from '../shared/transaction/isWaiting.ts'
import { tokensIn } from '../shared/transaction/tokensIn.ts'
import { type Approved, useApproved } from './approvals/useApproved.ts'
import { listAddresses } from './calls/listAddresses.ts'
import { openCalls } from './calls/openCalls.ts'
import { useDelegates } from './calls/useDelegates.ts'
import { signedTransaction } from './proof/signedTransaction.ts'
import { traitsOf } from './proof/traitsOf.ts'
import { useDelegator } from './proof/useDelegator.ts'
import { type ProofState, useProof } from './proof/useProof.ts'
import { useRefund } from './refund/useRefund.ts'
import { type ShownRehearsal, useRehearsal } from './rehearsal/useRehearsal.ts'
import { useRights } from './rights/useRights.ts'
import { useHistory } from './safe/useHistory.ts'
import { useSafeCode } from './safe/useSafeCode.ts'
import { useJudgedChanges } from './settings/useJudgedChanges.ts'
import { useWitnesses } from './witnesses/useWitnesses.ts'

export type Reviewed = {
  review: Review
  /** Everything that it was judged by. */
  state: ReviewState
  proof: ProofState
  witnesses: WitnessState
  opened: Expansion | null
  /** Null for what nobody proposes. */
  proposer: Proposer | null
  /** How many signatures it needs: by the chain as long as it waits. */
  required: number
  /** What it confirms for other Safes. */
  approved: readonly Approved[]
  /** What changes of settings in it come to, once that is known. */
  judged: JudgedChanges | null
  isJudging: boolean
  /** What it would change, as it was rehearsed. */
  rehearsal: ShownRehearsal
  /** What it pays for being executed. */
  refund: RefundJudgement | 'asking' | null
}

/**
 * Everything that can be found out about a transaction, and the one verdict on it. `id` is what the gateway
 * was asked for; null for what is written here, which it has not heard of: nobody has proposed that.
 */
export function useReview(details: TransactionDetails, id: string | null): Reviewed {
  const account = useAccount()
  const { chain } = useAccountState(account)
  const proof = useProof(details)
  const witnesses = useWitnesses(details, id)
  const info = signedTransaction(details)?.info
  const delegator = useDelegator(info)
  const opened = useMemo(() => openCalls(account.address, details), [account.address, details])
  const lookAlikeOf = useLookAlike()
  const lookAlikes = useMemo(
    () =>
      listAddresses(details, opened, account.chain)
        .filter((address) => lookAlikeOf(address) !== undefined)
        .map((address) => ({ address })),
    [details, opened, account.chain, lookAlikeOf],
  )
  const onChain = chain.data?.kind === 'safe' ? chain.data.safe : undefined
  const waits = isWaiting(details)
  const stated = info?.confirmationsRequired ?? 0
  const required = waits ? (onChain?.threshold ?? stated) : stated
  const proposer = info && id !== null ? judgeProposer(claimsOf(info, proof, delegator)) : null
  const isRunning = !proof.proof && !proof.error
  const approved = useApproved(opened)
  // What was before something that is done is not known any more.
  const { state: settings, judged } = useJudgedChanges(waits ? opened : null)
  const rehearsal = useRehearsal(details)
  const refund = useRefund(details, opened)
  const tokenAt = useTokens(account.chain, opened ? tokensIn(opened) : [])
  const state: ReviewState = {
    proof: !info ? null : (proof.proof?.rows ?? (isRunning ? 'running' : 'failed')),
    witnesses,
    rehearsal: rehearsal.state,
    required,
    record: isRunning && !waits && details.txHash ? 'running' : (recordIn(proof) ?? null),
    proposer,
    lookAlikes,
    anchors: useAnchors().state,
    delegates: useDelegates(opened),
    rights: useRights(waits ? opened : null, rehearsal),
    refund,
    // What was executed has been confirmed.
    approvals: waits ? approved.map(({ state }) => state) : [],
    settings,
    isSealed: opened !== null && !listDelegates(opened).isComplete,
    tokens: flagCalls(opened, details.txInfo, account.chain, tokenAt),
    safeCode: useSafeCode(),
    history: useHistory(),
    isUnread:
      waits && (opened?.calls.some(({ decoding }) => decoding.status === 'unknown') ?? false),
    isEverywhere: waits && traitsOf(onChain?.version)?.domainHasChainId === false,
  }
  return {
    ...{ review: judgeReview(state), state, proof, witnesses, rehearsal, refund },
    ...{ opened, proposer, required, approved, judged, isJudging: settings === 'asking' },
  }
}

type Info = NonNullable<ReturnType<typeof signedTransaction>>['info']

function claimsOf(info: Info, { proof, error }: ProofState, delegator: Address | 'asking' | null) {
  const verdictOf = (index: number) =>
    proof?.rows.find(({ subject }) => subject === `confirmation.${index}`)?.verdict
  return {
    stated: info.proposer?.value ?? null,
    delegate: info.proposedByDelegate?.value ?? null,
    delegator: delegator === 'asking' ? null : delegator,
    signatures: info.confirmations.map(({ signer }, index) => ({
      signer: signer.value,
      verdict: verdictOf(index),
    })),
    judging:
      delegator === 'asking'
        ? ('running' as const)
        : proof
          ? ('done' as const)
          : error
            ? ('failed' as const)
            : ('running' as const),
  }
}

/** What the Safe's own log says of the execution that is stated. */
const recordIn = ({ proof }: ProofState) =>
  proof?.rows.find(({ subject }) => subject === 'execution')?.verdict
