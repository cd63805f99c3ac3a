import type { Transaction } from './transaction.ts'

/**
 * For a storage that cannot hold everything: what waits, and the finished ones of the lists used last.
 * Each of those stays whole (R-TX-3).
 */
export function newestLists(
  transactions: readonly Transaction[],
  count: number,
): readonly Transaction[] {
  const kept = new Set<string>()
  return transactions.filter(({ address, chainId, status }) => {
    if (status === 'pending') return true
    const list = `${chainId}:${address}`
    // Newest first, so the first seen are the lists used last.
    if (kept.size < count) kept.add(list)
    return kept.has(list)
  })
}
