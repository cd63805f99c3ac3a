/** Counts one more for a key. @returns how to take it back, or `undefined` when there are too many */
export type OpenBodies = (key: string) => (() => void) | undefined

/** How many bodies of each visitor are on their way. */
export function createOpenBodies(maxEach: number): OpenBodies {
  const counts = new Map<string, number>()
  return (key) => {
    const count = counts.get(key) ?? 0
    if (count >= maxEach) return undefined
    counts.set(key, count + 1)
    let over = false
    return () => {
      if (over) return
      over = true
      const left = (counts.get(key) ?? 1) - 1
      if (left === 0) counts.delete(key)
      else counts.set(key, left)
    }
  }
}
