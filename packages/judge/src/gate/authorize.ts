import { WITNESS_NAMES, type WitnessName } from '@countersign/safe'
import type { Address, Hex } from 'viem'
import { isAddressEqual } from 'viem'
import { judgeReview, type ReviewState } from '../review/judgeReview.ts'
import { type Demands, listDemands } from '../review/listDemands.ts'
import type { WitnessState } from '../witnesses/findWitnesses.ts'
import { type Authorization, makeAuthorization } from './authorization.ts'

/** One transaction of a Safe, by the hash that its owners sign. */
export type JudgedTransaction = { chainId: number; safe: Address; safeTxHash: Hex }

/** What the visitor has typed, and for which doubts: for others it counts for nothing. */
export type NamedDoubts = Pick<Demands, 'topics' | 'addresses' | 'reasons'>

export type Judging = {
  state: ReviewState
  named: NamedDoubts | null
  at: number
}

/** Judges a transaction for whoever is about to be asked; null if they must not be, or not yet. */
export function authorize(
  { chainId, safe, safeTxHash }: JudgedTransaction,
  judging: Judging,
): Authorization | null {
  const named = judgeNamed(judging)
  const request = { chainId, account: safe, digests: [safeTxHash] }
  const silent = silentIn(judging.state.witnesses)
  return named && makeAuthorization(request, { named, silent, at: judging.at })
}

/** Who did not answer, as far as it was shown; where nobody could be asked, that was everybody. */
function silentIn(witnesses: WitnessState): readonly WitnessName[] {
  if (witnesses === 'failed') return WITNESS_NAMES
  return typeof witnesses === 'object' && witnesses !== null ? witnesses.silent : []
}

/** Whom the visitor has named, where that is enough; null where somebody must not be asked, or not yet. */
export function judgeNamed({ state, named }: Omit<Judging, 'at'>): readonly Address[] | null {
  const review = judgeReview(state)
  const demands = listDemands(review)
  if (!review.isSettled || demands.isBlocked || !isAnswered(demands, named)) return null
  return demands.addresses
}

function isAnswered({ topics, addresses, reasons }: Demands, named: NamedDoubts | null): boolean {
  if (topics.length + addresses.length === 0) return true
  return (
    named?.reasons === reasons &&
    topics.every((topic) => named.topics.includes(topic)) &&
    addresses.every((address) => named.addresses.some((each) => isAddressEqual(each, address)))
  )
}
