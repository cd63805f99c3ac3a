/** Time comes in as an argument, so that tests own it. */
export type Clock = {
  now(): number
  /** Runs once after some time; the answer cancels it. */
  after(milliseconds: number, run: () => void): () => void
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
}

export const sleep = (clock: Clock, milliseconds: number) =>
  new Promise<void>((resolve) => {
    clock.after(milliseconds, resolve)
  })
