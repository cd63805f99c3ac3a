/** Numbers that look like chance and are the same at every start. */
export type Dice = {
  /** A whole number from `low` to `high`, both included. */
  roll(low: number, high: number): number
  pick<T>(items: readonly [T, ...T[]]): T
}

/** A linear congruential generator modulo 2^32: plenty for amounts and times of a story. */
export function createDice(seed: number): Dice {
  let state = seed >>> 0
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  const roll = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    roll,
    pick: (items) => items[roll(0, items.length - 1)] ?? items[0],
  }
}
