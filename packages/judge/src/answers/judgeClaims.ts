import { judgeSignature, type SignedBy } from '@countersign/safe'
import type { Address, Hex } from 'viem'

export type Claim = { signer: Address; signature: Hex }

/** Whoever brings them may bring many in one owner's name, and the chain is asked about each. */
const MOST_PER_OWNER = 4

/**
 * Of signatures that somebody brought, those that count: by owners, over this hash, by the chain. Each is
 * judged by itself: a bad one in an owner's name takes nothing from their good one. Of several good ones the
 * first counts, and one that proves itself before one that only the chain vouches for.
 */
export async function judgeClaims(
  /** Whether the chain says that it is its signer's: an approval, or a contract's. */
  isVouched: (signed: SignedBy) => Promise<boolean>,
  context: Parameters<typeof judgeSignature>[0],
  claims: readonly Claim[],
): Promise<SignedBy[]> {
  const judged = await Promise.all(claims.map((claim) => judgeSignature(context, claim)))
  const proven = judged.filter((judgement) => judgement.verdict === 'valid')
  const unproven = judged.filter((judgement) => judgement.verdict === 'needsChain')
  const asked = firstOfEach(unproven, MOST_PER_OWNER)
  const answers = await Promise.all(asked.map(isVouched))
  const vouched = asked.filter((_, index) => answers[index])
  return firstOfEach([...proven, ...vouched], 1).map(({ signer, signature }) => ({
    signer,
    signature,
  }))
}

/** Of each owner so many, the first ones. */
function firstOfEach<Signed extends SignedBy>(all: readonly Signed[], most: number): Signed[] {
  const counts = new Map<Address, number>()
  return all.filter(({ signer }) => {
    const count = (counts.get(signer) ?? 0) + 1
    counts.set(signer, count)
    return count <= most
  })
}
