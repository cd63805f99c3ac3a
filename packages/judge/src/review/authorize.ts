import { hashSafeTransaction, type SafeTransaction } from '@countersign/safe'
import { type Address, type Hex, isAddressEqual, zeroAddress } from 'viem'
import { judgeReview, type ReviewState } from './judgeReview.ts'
import { type Demands, listDemands } from './listDemands.ts'

declare const judged: unique symbol

/** What may be asked of a wallet: one transaction of a Safe, by the hash that its owners sign. */
export type JudgedTransaction = { chainId: number; safe: Address; safeTxHash: Hex }

/**
 * That the wallet may be asked for one transaction: made by the judge alone, out of everything that is
 * known, and good for a short time.
 */
export type Authorization = Readonly<JudgedTransaction> & {
  readonly [judged]: true
  /** Whose code may run as the Safe though nobody vouches for it: the visitor has named it. */
  readonly named: readonly Address[]
  readonly at: number
}

/** What the visitor has typed, and for which doubts: for others it counts for nothing. */
export type NamedDoubts = Pick<Demands, 'topics' | 'addresses' | 'reasons'>

/** Somebody may have to unlock their wallet first; what is older was judged by another page's facts. */
const LIFETIME_MS = 10 * 60_000

/** Those that were made here: what only looks like one is none. */
const made = new WeakSet<object>()

/** Judges a transaction for whoever is about to be asked; null if they must not be, or not yet. */
export function authorize(
  transaction: JudgedTransaction,
  { state, named, at }: { state: ReviewState; named: NamedDoubts | null; at: number },
): Authorization | null {
  const review = judgeReview(state)
  const demands = listDemands(review)
  if (!review.isSettled || demands.isBlocked || !isAnswered(demands, named)) return null
  return make(transaction, demands.addresses, at)
}

function make(transaction: JudgedTransaction, named: readonly Address[], at: number) {
  const authorization = Object.freeze({ ...transaction, named, at })
  made.add(authorization)
  return authorization as Authorization // as it was made here
}

/**
 * The rejection of whatever else wants a nonce, and the leave to sign it: built here, it calls nobody and
 * pays nobody, so there is nothing about it that could be odd.
 */
export function authorizeRejection(
  safe: { chainId: number; address: Address; version: string },
  nonce: number,
  at: number,
): { transaction: SafeTransaction; authorization: Authorization } {
  const { chainId, address } = safe
  const transaction: SafeTransaction = {
    ...{ to: address, value: 0n, data: '0x', operation: 0 },
    ...{ safeTxGas: 0n, baseGas: 0n, gasPrice: 0n },
    ...{ gasToken: zeroAddress, refundReceiver: zeroAddress, nonce: BigInt(nonce) },
  }
  const { safeTxHash } = hashSafeTransaction(safe, transaction)
  return { transaction, authorization: make({ chainId, safe: address, safeTxHash }, [], at) }
}

function isAnswered({ topics, addresses, reasons }: Demands, named: NamedDoubts | null): boolean {
  if (topics.length + addresses.length === 0) return true
  return (
    named?.reasons === reasons &&
    topics.every((topic) => named.topics.includes(topic)) &&
    addresses.every((address) => named.addresses.some((each) => isAddressEqual(each, address)))
  )
}

/** Whether it was made here, for this very transaction, not long ago. */
export function isAuthorized(
  authorization: Authorization,
  { chainId, safe, safeTxHash }: JudgedTransaction,
  now: number,
): boolean {
  const age = now - authorization.at
  return (
    made.has(authorization) &&
    authorization.chainId === chainId &&
    isAddressEqual(authorization.safe, safe) &&
    authorization.safeTxHash.toLowerCase() === safeTxHash.toLowerCase() &&
    age >= 0 &&
    age <= LIFETIME_MS
  )
}
