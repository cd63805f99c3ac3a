import type { TransactionDetails } from '@countersign/gateway'
import { type Expansion, findDelegateCalls } from '@countersign/safe'
import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useConfig } from 'wagmi'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { useAccountState } from '../../shared/account/useAccountState.ts'
import { useTokens } from '../../shared/assets/useTokens.ts'
import { useAnchors } from '../../shared/safety/AnchorsContext.ts'
import { judgeProposer, type Proposer } from '../../shared/safety/judgeProposer.ts'
import { useLookAlike } from '../../shared/safety/useLookAlike.ts'
import { flagCalls } from '../../shared/transaction/flagCalls.ts'
import { tokensIn } from '../../shared/transaction/tokensIn.ts'
import { delegateQuery } from './delegateQuery.ts'
import type { JudgedChanges } from './judgeChanges.ts'
import { judgeReview, type Review } from './judgeReview.ts'
import { listAddresses } from './listAddresses.ts'
import { type Approved, useApproved } from './nested/useApproved.ts'
import { openCalls } from './openCalls.ts'
import { type ShownRehearsal, useRehearsal } from './rehearsal/useRehearsal.ts'
import { signedTransaction } from './signedTransaction.ts'
import { useJudgedChanges } from './useJudgedChanges.ts'
import { type ProofState, useProof } from './useProof.ts'
import { useSafeCode } from './useSafeCode.ts'
import type { WitnessState } from './witnesses/findWitnesses.ts'
import { useWitnesses } from './witnesses/useWitnesses.ts'

export type Reviewed = {
  review: Review
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
}

/** Everything that can be found out about a transaction, and the one verdict on it. */
export function useReview(details: TransactionDetails): Reviewed {
  const account = useAccount()
  const { chain, gateway } = useAccountState(account)
  const proof = useProof(details)
  const witnesses = useWitnesses(details)
  const info = signedTransaction(details)?.info
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
  const stated = info?.confirmationsRequired ?? 0
  const required = details.executedAt === null ? (onChain?.threshold ?? stated) : stated
  const proposer = info ? judgeProposer(claimsOf(info, proof)) : null
  const isRunning = !proof.proof && !proof.error
  const approved = useApproved(opened)
  // What was before something that is done is not known any more.
  const waits = details.txStatus.startsWith('AWAITING')
  const { state: settings, judged } = useJudgedChanges(waits ? opened : null)
  const rehearsal = useRehearsal(details)
  const tokenAt = useTokens(account.chain, opened ? tokensIn(opened) : [])
  const review = judgeReview({
    proof: !info ? null : (proof.proof?.rows ?? (isRunning ? 'running' : 'failed')),
    witnesses,
    rehearsal: rehearsal.state,
    required,
    record: isRunning && details.txHash ? 'running' : (recordIn(proof) ?? null),
    proposer: proposer?.kind ?? null,
    lookAlikes,
    anchors: useAnchors().state,
    delegates: useDelegates(opened),
    // What was executed has been confirmed.
    approvals: details.executedAt === null ? approved.map(({ state }) => state) : [],
    settings,
    isSealed: (opened?.sealed.length ?? 0) > 0,
    tokens: flagCalls(opened, details.txInfo, account.chain, tokenAt),
    safeCode: useSafeCode(),
    hasRunUnknown: (gateway.data?.unknownCode?.count ?? 0) > 0,
  })
  return {
    ...{ review, proof, witnesses, rehearsal },
    ...{ opened, proposer, required, approved, judged, isJudging: settings === 'asking' },
  }
}

type Info = NonNullable<ReturnType<typeof signedTransaction>>['info']

function claimsOf(info: Info, { proof, error }: ProofState) {
  const verdictOf = (index: number) =>
    proof?.rows.find(({ subject }) => subject === `confirmation.${index}`)?.verdict
  return {
    stated: info.proposer?.value ?? null,
    delegate: info.proposedByDelegate?.value ?? null,
    signatures: info.confirmations.map(({ signer }, index) => ({
      signer: signer.value,
      verdict: verdictOf(index),
    })),
    judging: proof ? ('done' as const) : error ? ('failed' as const) : ('running' as const),
  }
}

/** What the Safe's own log says of the execution that is stated. */
const recordIn = ({ proof }: ProofState) =>
  proof?.rows.find(({ subject }) => subject === 'execution')?.verdict

/** A stranger's batch may have thousands; each that is judged costs the chain a few questions. */
const MOST_JUDGED = 50

/** Whose code every delegatecall runs and installs, at any depth. */
function useDelegates(opened: Expansion | null) {
  const config = useConfig()
  const { chain } = useAccount()
  const all = opened ? findDelegateCalls(opened).calls : []
  const calls = [...new Map(all.map((call) => [`${call.to} ${call.data}`, call])).values()]
  const judged = useQueries({
    queries: calls.slice(0, MOST_JUDGED).map((call) => delegateQuery(config, chain.id, call)),
  })
  return calls.map(({ to: address }, index) => {
    const { data, isError } = judged[index] ?? { isError: true }
    if (isError) return { address, code: 'unchecked' } as const
    if (!data) return { address, code: 'asking' } as const
    if (data.verdict === 'unknownArgument') {
      return { address: data.address, code: 'unknown' } as const
    }
    return { address, code: data.verdict === 'official' ? 'official' : 'unknown' } as const
  })
}
