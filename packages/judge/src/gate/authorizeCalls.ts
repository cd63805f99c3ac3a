import type { Call } from '@countersign/safe'
import type { Address } from 'viem'
import type { ReviewState } from '../review/judgeReview.ts'
import { type Authorization, digestCall, makeAuthorization } from './authorization.ts'
import { judgeNamed, type NamedDoubts } from './authorize.ts'

/** Everything that is known about calls which an account makes itself, whoever found it out. */
export type CallsState = Pick<
  ReviewState,
  | 'rehearsal'
  | 'lookAlikes'
  | 'anchors'
  | 'delegates'
  | 'rights'
  | 'approvals'
  | 'settings'
  | 'isSealed'
  | 'tokens'
  | 'isUnread'
>

export type JudgedCalls = {
  chainId: number
  account: Address
  calls: readonly Omit<Call, 'operation'>[]
}

/**
 * The steps of a review that do not apply to an account's own calls, each with what it comes to:
 * - `proof`, `witnesses`, `record`: no hash is signed that others have to agree about; the bytes are ours
 * - `required`, `proposer`: nobody else signs, and nobody has proposed it
 * - `refund`: the account pays its own gas
 * - `safeCode`, `history`, `isEverywhere`: they are a Safe's own; a host that is handed its Safe's calls
 *   shows them, and its owners review what comes of it
 */
const NOT_OF_AN_ACCOUNT: Omit<ReviewState, keyof CallsState> = {
  ...{ proof: 'unsigned', witnesses: null, record: null },
  ...{ required: 0, proposer: null },
  refund: null,
  ...{ safeCode: 'official', history: 'clean', isEverywhere: false },
}

/** The state by which an account's own calls are judged, like a Safe's transaction. */
export const stateOfCalls = (state: CallsState): ReviewState => ({
  ...NOT_OF_AN_ACCOUNT,
  ...state,
})

/** Judges an account's own calls, for whoever is about to be asked for them, all or some; null if not. */
export function authorizeCalls(
  { chainId, account, calls }: JudgedCalls,
  { state, named, at }: { state: CallsState; named: NamedDoubts | null; at: number },
): Authorization | null {
  const addresses = judgeNamed({ state: stateOfCalls(state), named })
  const request = { chainId, account, digests: calls.map(digestCall) }
  return addresses && makeAuthorization(request, { named: addresses, at })
}
