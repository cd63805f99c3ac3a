import type { Address } from 'viem'

/** So many Safes are looked through, one owning the other: the one that is confirmed, its owner, and that one's. */
export const DEEPEST_LEVEL = 3

/** A Safe that owns another one, by the chain, and how far it has come with confirming. */
export type OwnerSafe = {
  address: Address
  owners: readonly Address[]
  threshold: number
  nonce: number
  /** Whether it stands behind the other's transaction already, by the chain. */
  hasConfirmed: boolean
  /** Its own transaction that confirms the other's; null: nobody has proposed one. */
  approval: { nonce: number; signers: readonly Address[] } | null
  /** Those of its owners that are Safes themselves, as far as they were looked at. */
  behind: readonly OwnerSafe[]
}

/** What brings an owner that is a Safe nearer to confirming, for somebody. */
export type OwnerStep =
  | { step: 'done' }
  | { step: 'propose' | 'confirm' | 'execute' }
  /** Signed by all that are needed, and others of its transactions come first. */
  | { step: 'wait'; why: 'queue'; nonce: number }
  | { step: 'wait'; why: 'signatures'; count: number }
  /** Through a Safe that owns this one; it is confirmed on this one's own page. */
  | { step: 'below'; through: Address }
  | { step: 'refused'; why: 'notOwner' | 'notProposed' | 'tooDeep' | 'noAccount' }

/** What somebody can do next so that a Safe, as an owner, confirms another's transaction. */
export function judgeOwnerSafe(safe: OwnerSafe, me: Address | undefined, level = 2): OwnerStep {
  if (safe.hasConfirmed) return { step: 'done' }
  if (!me) return { step: 'refused', why: 'noAccount' }
  const { approval, threshold, nonce } = safe
  const isOwner = has(safe.owners, me)
  const given = approval?.signers.filter((signer) => has(safe.owners, signer)).length ?? 0
  if (approval && given >= threshold) {
    // Anybody may execute what its owners have signed.
    if (approval.nonce === nonce) return { step: 'execute' }
    return { step: 'wait', why: 'queue', nonce }
  }
  if (isOwner && !approval) return { step: 'propose' }
  if (isOwner && approval && !has(approval.signers, me)) return { step: 'confirm' }
  const through = safe.behind.find((each) => reaches(each, me))
  if (through) {
    const below: OwnerStep =
      level >= DEEPEST_LEVEL
        ? { step: 'refused', why: 'tooDeep' }
        : judgeOwnerSafe(through, me, level + 1)
    if (below.step === 'refused' && below.why === 'tooDeep') return below
    // A contract cannot sign a proposal: one of its people has to begin.
    if (!approval) return { step: 'refused', why: 'notProposed' }
    if (below.step === 'refused') return below
    if (below.step !== 'done') return { step: 'below', through: through.address }
  }
  if (isOwner) return { step: 'wait', why: 'signatures', count: threshold - given }
  return { step: 'refused', why: 'notOwner' }
}

/** Whether somebody has a say in a Safe, at any depth that was looked at. */
function reaches({ owners, behind }: OwnerSafe, me: Address): boolean {
  return has(owners, me) || behind.some((each) => reaches(each, me))
}

/** Whatever it is that somebody calls an address: a judge does not fail. */
const has = (list: readonly Address[], member: Address) =>
  list.some((each) => each.toLowerCase() === member.toLowerCase())
