import type { Verdict } from '@countersign/safe'
import { type Address, isAddressEqual } from 'viem'

/** Who put something before the owners, by what is proven of it. */
export type Proposer =
  /** Their signature was judged. */
  | { kind: 'owner'; address: Address }
  /** The gateway says that an owner lets them propose; nothing proves it. */
  | { kind: 'delegate'; address: Address }
  /** They have signed it, and an owner has signed that they may propose. */
  | { kind: 'delegateOf'; address: Address; owner: Address }
  /** No owner has signed it: whatever is said about where it comes from is their own choice. */
  | { kind: 'stranger' }
  /** Owners have signed, but whoever is named as the first has not. */
  | { kind: 'unknown' }
  | { kind: 'unchecked' }
  | { kind: 'asking' }

export type ProposerClaims = {
  /** Whom the gateway names. */
  stated: Address | null
  delegate?: Address | null
  /** In whose name, where both signatures were found to be so and that is an owner's. */
  delegator?: Address | null
  /** Every signature that is there, with what came out of judging it by the owners. */
  signatures: readonly { signer: Address; verdict: Verdict | undefined }[]
  judging: 'running' | 'done' | 'failed'
}

/** A name and an address cost nothing to give: only a signature tells who proposed. */
export function judgeProposer(claims: ProposerClaims): Proposer {
  const { stated, delegate, delegator, signatures, judging } = claims
  if (judging === 'running') return { kind: 'asking' }
  const signed = signatures.filter(({ verdict }) => verdict === 'proven')
  if (stated && signed.some(({ signer }) => isAddressEqual(signer, stated))) {
    return { kind: 'owner', address: stated }
  }
  if (delegate && delegator) return { kind: 'delegateOf', address: delegate, owner: delegator }
  if (delegate) return { kind: 'delegate', address: delegate }
  if (signed.length > 0) return { kind: 'unknown' }
  const isOpen = signatures.some(({ verdict }) => verdict !== 'mismatch')
  return { kind: isOpen ? 'unchecked' : 'stranger' }
}
