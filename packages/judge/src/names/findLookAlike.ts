import type { Address } from 'viem'
import { endsOf } from './endsOf.ts'

/**
 * The address among the anchors that this one could be mistaken for: the same ends, another middle.
 * Anchors come only from what people did themselves, never from what was sent to them. Those of the
 * first group outweigh the next: whom a Safe once paid may still be a forger of the visitor's friend.
 */
export function findLookAlike(
  address: Address,
  ...groups: readonly (readonly Address[])[]
): Address | undefined {
  const same = address.toLowerCase()
  for (const anchors of groups) {
    const alike = indexOf(anchors).get(endsOf(address)) ?? []
    if (alike.some((anchor) => anchor.toLowerCase() === same)) return undefined
    if (alike.length > 0) return alike.at(-1)
  }
  return undefined
}

/** Made once for each list: a stranger's batch may name a thousand addresses, and a book hold more. */
const indexes = new WeakMap<readonly Address[], Map<string, Address[]>>()

function indexOf(anchors: readonly Address[]): Map<string, Address[]> {
  const known = indexes.get(anchors)
  if (known) return known
  const index = new Map<string, Address[]>()
  for (const anchor of anchors) {
    const ends = endsOf(anchor)
    const alike = index.get(ends)
    if (alike) alike.push(anchor)
    else index.set(ends, [anchor])
  }
  indexes.set(anchors, index)
  return index
}
