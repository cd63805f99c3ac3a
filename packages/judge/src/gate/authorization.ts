import type { WitnessName } from '@countersign/safe'
import { type Address, concat, type Hex, isAddressEqual, keccak256, numberToHex } from 'viem'

declare const judged: unique symbol

/**
 * What a wallet is about to be asked for, in whose name and where. `digests`: of what is signed, the hash
 * that is signed; of what is sent, `digestCall` of each call, in their order.
 */
export type WalletRequest = {
  chainId: number
  /** The Safe, or the wallet itself. */
  account: Address
  digests: readonly Hex[]
}

/**
 * That a wallet may be asked for something, to the last byte: made by the judge alone, out of everything
 * that is known, and good for a short time.
 */
export type Authorization = Readonly<WalletRequest> & {
  readonly [judged]: true
  /** Whose code may run as the Safe though nobody vouches for it: the visitor has named it. */
  readonly named: readonly Address[]
  /** Who was silent when it was judged, and the visitor knew: anybody else has to answer once more. */
  readonly silent: readonly WitnessName[]
  readonly at: number
}

/** Somebody may have to unlock their wallet first; what is older was judged by another page's facts. */
const LIFETIME_MS = 10 * 60_000

/** Those that were made here: what only looks like one is none. */
const made = new WeakSet<object>()

/** For the judge's own functions: what is made here was judged there. */
export function makeAuthorization(
  request: WalletRequest,
  {
    named = [],
    silent = [],
    at,
  }: Partial<Pick<Authorization, 'named' | 'silent'>> & { at: number },
): Authorization {
  const { chainId, account, digests } = request
  const authorization = Object.freeze({
    ...{ chainId, account, digests: Object.freeze(digests.map(lower)) },
    ...{ named: Object.freeze([...named]), silent: Object.freeze([...silent]), at },
  })
  made.add(authorization)
  return authorization as Authorization // as it was made here
}

/** Whether it was made here, for all that is asked for, not long ago. */
export function isAuthorized(
  authorization: Authorization,
  { chainId, account, digests }: WalletRequest,
  now: number,
): boolean {
  const age = now - authorization.at
  return (
    made.has(authorization) &&
    authorization.chainId === chainId &&
    isAddressEqual(authorization.account, account) &&
    digests.length > 0 &&
    holds(authorization.digests, digests.map(lower)) &&
    age >= 0 &&
    age <= LIFETIME_MS
  )
}

/** What was judged once is asked for once: the same payment twice is another thing than one. */
const holds = (judged: readonly Hex[], asked: readonly Hex[]): boolean => {
  const count = (all: readonly Hex[], one: Hex) => all.filter((each) => each === one).length
  return asked.every((digest) => count(asked, digest) <= count(judged, digest))
}

const lower = (digest: Hex) => digest.toLowerCase() as Hex // its digits alone

/** What is sent, as one word: to whom, how much, and every byte. */
export const digestCall = ({ to, value, data }: { to: Address; value: bigint; data: Hex }): Hex =>
  keccak256(concat([lower(to), numberToHex(value, { size: 32 }), data]))
