import { vi } from 'vitest'

/** So often nothing has changed; after what was fetched meanwhile, so often more. */
const QUIET_LOOKS = 6
const LATER_LOOKS = 2

export type WatchedPage = {
  text: () => string
  /** Whether a server still has to answer something. */
  isAsking: () => boolean
  /** Whether everything stands on it that it waits for; looked at last, for it is the dearest to find out. */
  isSettled: () => boolean
}

/** Until a page that has settled says the same for a while, and nothing of it is still being fetched. */
export async function untilQuiet(page: WatchedPage): Promise<void> {
  let before: string
  do {
    await untilSame(page, QUIET_LOOKS)
    before = page.text()
    await vi.dynamicImportSettled()
    await untilSame(page, LATER_LOOKS)
  } while (page.text() !== before)
}

async function untilSame({ text, isAsking, isSettled }: WatchedPage, looks: number): Promise<void> {
  let [before, same] = ['', 0]
  const isQuiet = () => {
    if (isAsking()) {
      same = 0
      return false
    }
    const now = text()
    same = now === before ? same + 1 : 0
    before = now
    return same >= looks && isSettled()
  }
  try {
    await vi.waitUntil(isQuiet, { timeout: 60_000, interval: 20 })
  } catch (error) {
    throw new Error(`${error}\n${text()}`)
  }
}
