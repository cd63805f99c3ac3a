/** How to start something; it returns how to stop it. */
export type Start = () => () => void

/**
 * Keeps exactly one thing running per wanted key. The returned function is told all that is wanted
 * now: it starts what is new and stops what is not wanted any more.
 */
export function createRunning(): (wanted: ReadonlyMap<string, Start>) => void {
  const running = new Map<string, () => void>()
  return (wanted) => {
    for (const [key, stop] of [...running]) {
      if (wanted.has(key)) continue
      running.delete(key)
      stop()
    }
    for (const [key, start] of wanted) {
      if (!running.has(key)) running.set(key, start())
    }
  }
}
