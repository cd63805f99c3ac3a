/** The newest block of a node, as it was heard last. */
export type NodeHead = { number: number; hash: string; timestamp: number }

/** So many blocks and seconds, both: neighbours of one network are never quite at the same block. */
const BEHIND = { blocks: 3, seconds: 15 }

/**
 * Which node is to be asked first: the preferred one, unless another one is clearly ahead of it. Whether
 * that one has the preferred one's block is for others to find out.
 * @param heads in the order of the configuration; undefined where a node did not say
 */
export function chooseLead(heads: readonly (NodeHead | undefined)[]): number {
  let lead = heads.findIndex((head) => head !== undefined)
  if (lead < 0) return 0
  for (const [index, head] of heads.entries()) {
    const first = heads[lead]
    if (head && first && isBehind(first, head)) lead = index
  }
  return lead
}

function isBehind(one: NodeHead, other: NodeHead): boolean {
  return (
    other.number - one.number >= BEHIND.blocks && other.timestamp - one.timestamp >= BEHIND.seconds
  )
}
