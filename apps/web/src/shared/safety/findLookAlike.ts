import type { Address } from 'viem'

/** As many characters as people look at, at either end. Forging more is dear. */
const FIRST = 3
const LAST = 4

/**
 * The address among `anchors` that this one could be mistaken for: the same ends, another middle.
 * Anchors come only from what the visitor did, never from what was sent to them.
 */
export function findLookAlike(address: Address, anchors: Iterable<Address>): Address | undefined {
  const ends = endsOf(address)
  const same = address.toLowerCase()
  let found: Address | undefined
  for (const anchor of anchors) {
    if (anchor.toLowerCase() === same) return undefined
    if (endsOf(anchor) === ends) found = anchor
  }
  return found
}

function endsOf(address: Address): string {
  const digits = address.slice(2).toLowerCase()
  return digits.slice(0, FIRST) + digits.slice(-LAST)
}
