import { vi } from 'vitest'

/** So often nothing has changed; after what was fetched meanwhile, so often more. */
const QUIET_LOOKS = 6
const LATER_LOOKS = 2

/** Until a page that has settled says the same for a while, and nothing of it is still being fetched. */
export async function untilQuiet(text: () => string, isSettled: () => boolean): Promise<void> {
  let before: string
  do {
    await untilSame(text, isSettled, QUIET_LOOKS)
    before = text()
    await vi.dynamicImportSettled()
    await untilSame(text, isSettled, LATER_LOOKS)
  } while (text() !== before)
}

async function untilSame(
  text: () => string,
  isSettled: () => boolean,
  looks: number,
): Promise<void> {
  let [before, same] = ['', 0]
  const isQuiet = () => {
    const now = text()
    same = isSettled() && now === before ? same + 1 : 0
    before = now
    return same >= looks
  }
  try {
    await vi.waitUntil(isQuiet, { timeout: 60_000, interval: 20 })
  } catch (error) {
    throw new Error(`${error}\n${text()}`)
  }
}
