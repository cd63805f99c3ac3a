import type { Clock } from './clock.ts'

/** A look that takes longer counts as an outage. */
const LOOK_TIMEOUT = 30_000

/** The longest pause during an outage. */
const MAX_PAUSE = 60_000

export type FollowEntryParameters<entry, seen> = {
  /** The entry as it stands now; nothing when there is no more to follow. */
  current(): entry | undefined
  look(entry: entry): Promise<seen>
  /** What a look has seen, unless it was stopped meanwhile; `worse` makes the pauses longer, as an outage does. */
  hear(entry: entry, seen: seen): 'fine' | 'worse'
  clock: Clock
  /** Milliseconds between looks. */
  interval: number
}

/**
 * Looks at one entry, at once and then at every interval, until there is no more to follow. A failing node
 * only makes the pauses longer. Returns how to stop.
 */
export function followEntry<entry, seen>(parameters: FollowEntryParameters<entry, seen>) {
  const { current, look, hear, clock, interval } = parameters
  let stopped = false
  let cancelTimer = () => {}
  /** Looks in a row that failed, or saw nothing good. */
  let failed = 0

  /** There is one timer at a time: the pause, or the limit of the look. */
  function setTimer(milliseconds: number, run: () => void): void {
    cancelTimer()
    cancelTimer = clock.after(milliseconds, run)
  }

  async function lookInTime(entry: entry): Promise<seen> {
    const tooLate = new Promise<never>((_, reject) => {
      setTimer(LOOK_TIMEOUT, () => reject(new Error('The node did not answer in time.')))
    })
    return Promise.race([look(entry), tooLate])
  }

  async function run(): Promise<void> {
    const entry = current()
    if (!entry) return
    try {
      const seen = await lookInTime(entry)
      if (!stopped) failed = hear(entry, seen) === 'worse' ? failed + 1 : 0
    } catch {
      failed += 1
    }
    cancelTimer()
    if (stopped || !current()) return
    const pause = Math.min(interval * 2 ** Math.min(failed, 10), MAX_PAUSE)
    setTimer(Math.max(interval, pause), () => void run())
  }

  void run()
  return () => {
    stopped = true
    cancelTimer()
  }
}
