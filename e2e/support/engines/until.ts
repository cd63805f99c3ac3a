import type { Driver } from './driver.ts'
import { inVain } from './inVain.ts'
import { poll } from './poll.ts'

/** Waits until something holds in the page, and says what it was that did not. */
export async function until<args extends readonly unknown[]>(
  driver: Driver,
  what: string,
  check: (...args: args) => boolean,
  ...args: args
): Promise<void> {
  if (await poll(() => driver.evaluate(check, ...args))) return
  throw await inVain(driver, what)
}
