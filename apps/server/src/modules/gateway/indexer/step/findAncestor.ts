import type { Checkpoint } from '../store/checkpoint.ts'

/**
 * The newest remembered block that is still part of the chain. What is older than such a block is
 * part of it too, so halving finds it. `null`: not even the oldest one is.
 */
export async function findAncestor(
  kept: readonly Checkpoint[],
  isPart: (block: Checkpoint) => Promise<boolean>,
): Promise<Checkpoint | null> {
  let [low, high] = [0, kept.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const block = kept[middle]
    if (block && (await isPart(block))) low = middle + 1
    else high = middle
  }
  return kept[low - 1] ?? null
}
