import type { Clock } from '@countersign/core/transactions'

export type FakeClock = Clock & {
  /** Lets time pass and promises settle. */
  advance(milliseconds: number): Promise<void>
  /** How many things are still to happen. */
  pending(): number
}

export function fakeClock(): FakeClock {
  let now = 1_700_000_000_000
  let timers: { at: number; run: () => void }[] = []
  return {
    now: () => now,
    pending: () => timers.length,
    after(milliseconds, run) {
      const timer = { at: now + milliseconds, run }
      timers.push(timer)
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    },
    async advance(milliseconds) {
      const end = now + milliseconds
      await settle()
      for (;;) {
        const [next] = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)
        if (!next) break
        timers = timers.filter((other) => other !== next)
        now = next.at
        next.run()
        await settle()
      }
      now = end
    },
  }
}

/** Lets promises that are ready run. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Waits for something real, such as a module being loaded. */
export async function until(condition: () => boolean) {
  for (let round = 0; round < 2_000; round += 1) {
    if (condition()) return
    await settle()
  }
  throw new Error('It did not happen.')
}
