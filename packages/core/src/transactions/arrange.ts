import type { Transaction } from './transaction.ts'

/** R-TX-3 */
const MAX_FINISHED = 10

/**
 * Thirty full lists. Somebody with many accounts on many chains would otherwise fill the storage
 * that the whole app shares.
 */
const MAX_FINISHED_ANYWHERE = 300

/**
 * R-TX-3: newest first, one per hash, and of the finished ones the ten newest per address and
 * chain. What waits is never forgotten.
 */
export function arrange(transactions: readonly Transaction[]): readonly Transaction[] {
  const known = new Set<string>()
  const finished = new Map<string, number>()
  let anywhere = 0
  return transactions
    .toSorted((one, other) => other.addedAt - one.addedAt)
    .filter(({ address, chainId, hash, status }) => {
      const list = `${chainId}:${address}`
      if (known.has(`${list}:${hash}`)) return false
      known.add(`${list}:${hash}`)
      if (status === 'pending') return true
      const before = finished.get(list) ?? 0
      if (before >= MAX_FINISHED || anywhere >= MAX_FINISHED_ANYWHERE) return false
      finished.set(list, before + 1)
      anywhere += 1
      return true
    })
}
