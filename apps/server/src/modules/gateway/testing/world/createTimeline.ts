import type { World } from './startWorld.ts'

/** So many actions, at most, are undone at once. */
const MAX_UNDONE = 12

export type Timeline = {
  /** Now and then remembers where the world is, or goes back to where it was. */
  mayFork: () => Promise<void>
  forks: () => number
}

/** Chains change their minds: what was written down is undone together with the blocks. */
export function createTimeline(world: World, likelihood = 0.08): Timeline {
  let kept: { snapshot: unknown; book: World['book']; left: number } | undefined
  let forks = 0
  return {
    forks: () => forks,
    async mayFork() {
      const { chain, random } = world
      if (!kept) {
        if (!random.chance(likelihood)) return
        const snapshot = await chain.request('evm_snapshot')
        kept = { snapshot, book: structuredClone(world.book), left: 1 + random.below(MAX_UNDONE) }
        return
      }
      kept.left -= 1
      if (kept.left > 0) return
      await chain.request('evm_revert', [kept.snapshot])
      world.book = kept.book
      kept = undefined
      forks += 1
      // A chain never only loses blocks.
      await chain.mine(1 + random.below(3))
    },
  }
}
