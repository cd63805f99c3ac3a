import type { NodeName } from '@countersign/safe'

export type Head = { number: number; timestamp: number }

/** A node that is this far behind the others is not followed to an old state. */
const MOST_BLOCKS = 3
const MOST_SECONDS = 120

/**
 * The block that all are asked about: the newest that all have. A node far from the others, ahead or
 * behind, does not decide: with three it is the one in the middle that counts, and with two the newer.
 */
export function pickBlock(heads: Readonly<Partial<Record<NodeName, Head>>>): number | null {
  const sorted = Object.values(heads).toSorted((one, other) => one.number - other.number)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (!middle) return null
  const near = sorted.filter((head) => head.number <= middle.number && isNear(head, middle))
  return near[0]?.number ?? middle.number
}

/** Quiet chains have long pauses between two blocks, busy ones many blocks in a moment. */
function isNear(head: Head, middle: Head): boolean {
  return (
    middle.number - head.number <= MOST_BLOCKS ||
    Math.abs(middle.timestamp - head.timestamp) <= MOST_SECONDS
  )
}
