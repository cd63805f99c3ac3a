import type { ActFault } from '../../shared/acts/act.ts'
import type { ActCall, ActResult, ProposeInput } from '../../shared/acts/acts.ts'

/** What a page wants to propose for its Safe. */
export type ProposedCalls = {
  calls: readonly [ActCall, ...ActCall[]]
  /** Its place in the queue; null while that is not known. */
  nonce: number | null
}

/** What the judge lets be signed: that very transaction, as it was shown. */
export type JudgedProposal = Pick<ProposeInput, 'transaction' | 'authorization' | 'seen'>

/** How far the judging of a proposal is, for the button that signs it. */
export type ProposalState =
  | { state: 'asking' | 'blocked' | 'unnamed' }
  /** It cannot be built, or what it stands on cannot be read. */
  | { state: 'failed'; fault: ActFault; retry: () => void }
  | {
      state: 'judged'
      /** Signs by everything that is known at this moment; refused where that is not enough any more. */
      sign: (propose: (judged: JudgedProposal) => Promise<ActResult>) => Promise<ActResult>
    }

/** What is said, and of which proposal: what was said of another one says nothing of this. */
export type ToldProposal = { of: string; told: ProposalState }

/** Everything that a proposal says, in its place. */
export const contentOfProposal = ({ calls, nonce }: ProposedCalls): string =>
  `${nonce} ${contentOfCalls(calls)}`

/** Everything that some calls say, in their order. */
export const contentOfCalls = (calls: readonly ActCall[]): string =>
  calls.map(({ to, value, data, operation = 0 }) => `${to} ${value} ${data} ${operation}`).join()
