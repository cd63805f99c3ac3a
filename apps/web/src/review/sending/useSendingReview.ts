import type { JudgedChanges } from '@countersign/judge'
import {
  type CallsState,
  judgeReview,
  listDelegates,
  type Review,
  stateOfCalls,
} from '@countersign/judge'
import type { Expansion } from '@countersign/safe'
import { useMemo } from 'react'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { useTokens } from '../../shared/assets/useTokens.ts'
import { useAnchors } from '../../shared/safety/AnchorsContext.ts'
import { useLookAlike } from '../../shared/safety/useLookAlike.ts'
import { flagCalls } from '../../shared/transaction/flagCalls.ts'
import { tokensIn } from '../../shared/transaction/tokensIn.ts'
import { useApproved } from '../approvals/useApproved.ts'
import { addressesOf } from '../calls/listAddresses.ts'
import { useDelegates } from '../calls/useDelegates.ts'
import { useCallsRehearsal } from '../rehearsal/useCallsRehearsal.ts'
import type { ShownRehearsal } from '../rehearsal/useRehearsal.ts'
import { useRights } from '../rights/useRights.ts'
import { useJudgedChanges } from '../settings/useJudgedChanges.ts'
import { openSent } from './openSent.ts'
import type { PlainCall } from './plainCalls.ts'

export type SendingReview = {
  review: Review
  /** Everything that they were judged by. */
  state: CallsState
  opened: Expansion | null
  judged: JudgedChanges | null
  isJudging: boolean
  rehearsal: ShownRehearsal
}

/** Everything that can be found out about calls which the account of the page makes itself. */
export function useSendingReview(calls: readonly PlainCall[]): SendingReview {
  const { address, chain } = useAccount()
  const opened = useMemo(() => openSent(address, calls), [address, calls])
  const lookAlikeOf = useLookAlike()
  const lookAlikes = useMemo(
    () =>
      addressesOf(opened)
        .filter((each) => lookAlikeOf(each) !== undefined)
        .map((each) => ({ address: each })),
    [opened, lookAlikeOf],
  )
  const approved = useApproved(opened)
  const { state: settings, judged } = useJudgedChanges(opened)
  const rehearsal = useCallsRehearsal(calls)
  const tokenAt = useTokens(chain, opened ? tokensIn(opened) : [])
  const state: CallsState = {
    rehearsal: rehearsal.state,
    lookAlikes,
    anchors: useAnchors().state,
    delegates: useDelegates(opened),
    rights: useRights(opened, rehearsal),
    approvals: approved.map((each) => each.state),
    settings,
    isSealed: opened === null || !listDelegates(opened).isComplete,
    tokens: flagCalls(opened, UNSTATED, chain, tokenAt),
    isUnread: opened?.calls.some(({ decoding }) => decoding.status === 'unknown') ?? true,
  }
  const review = judgeReview(stateOfCalls(state))
  return { review, state, opened, judged, isJudging: settings === 'asking', rehearsal }
}

/** No gateway says what they are. */
const UNSTATED = { type: 'unknown', stated: '' } as const
