export type Clock = {
  /** Milliseconds since 1970. */
  now(): number
  /** Runs something later; returns how to call it off. */
  after(milliseconds: number, run: () => void): () => void
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
}
