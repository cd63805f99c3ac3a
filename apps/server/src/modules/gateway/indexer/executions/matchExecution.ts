import { hashSafeTransaction } from '@countersign/safe'
import type { SafeTransactionFields } from '../events/decodeEvent.ts'
import type { KnownSafe } from '../events/types.ts'
import type { Effort } from './executionContext.ts'

export type Candidate = SafeTransactionFields & {
  /** Absent where the chain does not say it, as in calldata. */
  nonce?: number
  /** As the Safe said it; absent in calldata. */
  threshold?: number | null
}

export type MatchExecutionParameters = {
  safe: KnownSafe
  /** What was executed, says the Safe. */
  safeTxHash: string
  /** In the order in which they are to be tried. */
  candidates: readonly Candidate[]
  /** The nonce that is next, by what the Safe has executed before. */
  expectedNonce: number
  effort: Effort
}

/** What hashing costs besides the data. */
const COST = 512
/** How far from the expected nonce is looked, and in how many candidates. */
const FAR = 32
const FEW = 16
/** Safes hash with the chain's id in their domain from 1.3.0 on; one may have moved to it since. */
const OTHER_DOMAIN = { with: '1.3.0', without: '1.1.1' }

/** The candidate that has exactly this hash, which is the proof that it was the one. */
export function matchExecution(
  parameters: MatchExecutionParameters,
): (Candidate & { nonce: number }) | undefined {
  const { safe, safeTxHash, candidates, expectedNonce, effort } = parameters
  const other = /^(0|1\.[0-2])\./.test(safe.version) ? OTHER_DOMAIN.with : OTHER_DOMAIN.without

  function fits(candidate: Candidate, nonce: number, version: string): boolean {
    effort.left -= COST + candidate.data.length / 2
    if (effort.left < 0) return false
    const transaction = { ...candidate, nonce: BigInt(nonce) }
    return hashSafeTransaction({ ...safe, version }, transaction).safeTxHash === safeTxHash
  }

  for (const version of [safe.version, other]) {
    for (const candidate of candidates) {
      const nonce = candidate.nonce ?? expectedNonce
      if (fits(candidate, nonce, version)) return { ...candidate, nonce }
    }
  }
  // Only when something of the Safe's past is not known, or it was made to count anew.
  for (const candidate of candidates.slice(0, FEW)) {
    for (let nonce = Math.max(0, expectedNonce - FAR); nonce <= expectedNonce + FAR; nonce++) {
      if (fits(candidate, nonce, safe.version)) return { ...candidate, nonce }
    }
  }
  return undefined
}
