import type { AccountSnapshot } from './accountSnapshot.ts'

/**
 * What the visitor has seen, after the page was drawn anew from what is so now. Nonce and balances are
 * shown as they move; who may sign, how many must and which code runs counts as seen once it was told.
 */
export function keepSeen(first: AccountSnapshot, latest: AccountSnapshot): AccountSnapshot {
  const { safe } = first
  return {
    safe: safe && { ...safe, nonce: latest.safe?.nonce ?? safe.nonce },
    balances: latest.balances,
    code: first.code,
  }
}
