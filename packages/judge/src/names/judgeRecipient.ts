import type { Address } from 'viem'
import { findLookAlike } from './findLookAlike.ts'

export type Likeness = {
  /** Whom it could be mistaken for. */
  anchor: Address
  /** Both ends are the same, or only the one that somebody may happen to look at. */
  ends: 'both' | 'start' | 'end'
}

/** Enough to be taken for the other at one end; fewer digits meet by chance in a long address book. */
const DIGITS = 4

/**
 * Whom a recipient could be mistaken for, by everybody who is known by the visitor's own acts; nobody,
 * for those who are known themselves. Stricter than lists are: before money leaves, one end is enough.
 */
export function judgeRecipient(
  address: Address,
  ...groups: readonly (readonly Address[])[]
): Likeness | undefined {
  const both = findLookAlike(address, ...groups)
  if (both) return { anchor: both, ends: 'both' }
  const anchors = groups.flat()
  const same = address.toLowerCase()
  if (anchors.some((anchor) => anchor.toLowerCase() === same)) return undefined
  const [head, tail] = endsOf(address)
  for (const anchor of anchors) {
    const [first, last] = endsOf(anchor)
    if (first === head) return { anchor, ends: 'start' }
    if (last === tail) return { anchor, ends: 'end' }
  }
  return undefined
}

function endsOf(address: Address): [string, string] {
  const digits = address.slice(2).toLowerCase()
  return [digits.slice(0, DIGITS), digits.slice(-DIGITS)]
}
