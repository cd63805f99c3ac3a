import type { ActCall, ProposeInput } from '../../shared/acts/acts.ts'
import { contentOfCalls } from '../leave/contentOfCalls.ts'
import type { LeaveState } from '../leave/leaveState.ts'

/** What a page wants to propose for its Safe. */
export type ProposedCalls = {
  calls: readonly [ActCall, ...ActCall[]]
  /** Its place in the queue; null while that is not known. */
  nonce: number | null
}

/** What the judge lets be signed: that very transaction, as it was shown. */
export type JudgedProposal = Pick<ProposeInput, 'transaction' | 'authorization' | 'seen'>

/** How far the judging of a proposal is, for the button that signs it. */
export type ProposalState = LeaveState<JudgedProposal>

/** Everything that a proposal says, in its place. */
export const contentOfProposal = ({ calls, nonce }: ProposedCalls): string =>
  `${nonce} ${contentOfCalls(calls)}`
