import type { Transaction } from './transaction.ts'

/** R-TX-3 */
const MAX_FINISHED = 10

/**
 * R-TX-3: newest first, one per hash, and of the finished ones the ten newest per address and
 * chain. What waits is never forgotten.
 */
export function arrange(transactions: readonly Transaction[]): readonly Transaction[] {
  const known = new Set<string>()
  const finished = new Map<string, number>()
  return transactions
    .toSorted((one, other) => other.addedAt - one.addedAt)
    .filter(({ address, chainId, hash, status }) => {
      const list = `${chainId}:${address}`
      if (known.has(`${list}:${hash}`)) return false
      known.add(`${list}:${hash}`)
      if (status === 'pending') return true
      const before = finished.get(list) ?? 0
      if (before >= MAX_FINISHED) return false
      finished.set(list, before + 1)
      return true
    })
}
