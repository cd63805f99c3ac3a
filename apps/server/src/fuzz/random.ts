/** Numbers that look random and come again with the same seed. */
export type Random = {
  /** From 0 to below `limit`. */
  below: (limit: number) => number
  chance: (probability: number) => boolean
  pick: <T>(items: readonly T[]) => T
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0
  function next(): number {
    // mulberry32
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 0x1_0000_0000
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    chance: (probability) => next() < probability,
    pick: (items) => {
      const item = items[below(items.length)]
      if (item === undefined) throw new Error('There is nothing to pick from.')
      return item
    },
  }
}
