import type { Address } from 'viem'
import type { FoundExecution } from './findExecutions.ts'

/**
 * Executions in the order of how close before them a Safe is named, as whoever calls it names it.
 * Two Safes can execute the very same thing in one transaction, and their hashes do not tell whose
 * signatures are whose.
 */
export function nearestFirst(
  found: readonly FoundExecution[],
  safe: Address,
  input: string,
): FoundExecution[] {
  if (found.length < 2) return [...found]
  const name = safe.slice(2).toLowerCase()
  const digits = input.slice(2)
  const named: number[] = []
  for (let at = digits.indexOf(name); at !== -1; at = digits.indexOf(name, at + 1)) named.push(at)
  const distance = ({ at }: FoundExecution) => {
    const before = named.findLast((position) => position < at)
    return before === undefined ? Number.POSITIVE_INFINITY : at - before
  }
  const far = new Map(found.map((each) => [each, distance(each)]))
  // Infinity minus itself is no number, and so means nothing: they stay in their order.
  return found.toSorted((one, other) => (far.get(one) ?? 0) - (far.get(other) ?? 0) || 0)
}
