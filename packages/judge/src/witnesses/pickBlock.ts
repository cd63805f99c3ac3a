import type { NodeName } from '@countersign/safe'

export type Head = { number: number; timestamp: number }
export type Heads = Readonly<Partial<Record<NodeName, Head>>>

/** A node that is this far behind the others is not followed to an old state. */
const MOST_BLOCKS = 3
const MOST_SECONDS = 120

/**
 * The block that all are asked about: the newest that all have. A node far from the others, ahead or
 * behind, does not decide: with three it is the one in the middle that counts, and with two the newer.
 */
export function pickBlock(heads: Heads): number | null {
  const sorted = sort(heads)
  const middle = middleOf(heads)
  if (!middle) return null
  const near = sorted.filter((head) => head.number <= middle.number && isNear(head, middle))
  return near[0]?.number ?? middle.number
}

/**
 * Whoever stands after a block, when that turns out to be older than it was said to be: nobody sends the
 * others back by a false date. Null when there is nothing to mend.
 */
export function leaveBehind(heads: Heads, block: Head): Heads | null {
  const middle = middleOf(heads)
  if (!middle || isNear(block, middle)) return null
  const ahead = Object.entries(heads).filter(([, head]) => head.number > block.number)
  return ahead.length > 0 ? Object.fromEntries(ahead) : null
}

const sort = (heads: Heads) =>
  Object.values(heads).toSorted((one, other) => one.number - other.number)

function middleOf(heads: Heads): Head | undefined {
  const sorted = sort(heads)
  return sorted[Math.floor(sorted.length / 2)]
}

/** Quiet chains have long pauses between two blocks, busy ones many blocks in a moment. */
function isNear(head: Head, middle: Head): boolean {
  return (
    middle.number - head.number <= MOST_BLOCKS ||
    Math.abs(middle.timestamp - head.timestamp) <= MOST_SECONDS
  )
}
