import { vi } from 'vitest'

/** So often nothing has changed. */
const QUIET_LOOKS = 6

/** Until a page that has settled says the same for a while: what is fetched when it is needed comes a moment later. */
export async function untilQuiet(text: () => string, isSettled: () => boolean): Promise<void> {
  let [before, same] = ['', 0]
  const isQuiet = () => {
    const now = text()
    same = isSettled() && now === before ? same + 1 : 0
    before = now
    return same >= QUIET_LOOKS
  }
  try {
    await vi.waitUntil(isQuiet, { timeout: 60_000, interval: 20 })
  } catch (error) {
    throw new Error(`${error}\n${text()}`)
  }
}
