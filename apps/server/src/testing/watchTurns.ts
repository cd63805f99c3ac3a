export type Turns = {
  /** The most processor time, in milliseconds, between two turns of the event loop. */
  longest: () => number
  stop: () => void
}

/**
 * Measures for how long nobody else could be answered. In processor time, which a busy machine does
 * not make longer.
 */
export function watchTurns(): Turns {
  let longest = 0
  let running = true
  let before = process.cpuUsage()
  const look = () => {
    if (!running) return
    const { user, system } = process.cpuUsage(before)
    longest = Math.max(longest, (user + system) / 1_000)
    before = process.cpuUsage()
    setImmediate(look)
  }
  setImmediate(look)
  return {
    longest: () => longest,
    stop: () => {
      running = false
    },
  }
}
