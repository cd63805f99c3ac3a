import type { Address } from 'viem'

export type Claimed = number | string | Address | readonly Address[] | null

/** Whether two say the same: addresses in any spelling, lists in any order. */
export function sameClaim(ours: Claimed, theirs: Claimed): boolean {
  return textOf(ours) === textOf(theirs)
}

function textOf(claim: Claimed): string {
  if (Array.isArray(claim))
    return claim
      .map((each) => String(each).toLowerCase())
      .sort()
      .join()
  return String(claim).toLowerCase()
}
