import { expect, type Page } from '@playwright/test'

/** More than most pauses between two looks, and less than anybody's session. */
const STEP_MS = 5_000

/**
 * Lets the page's time go by until something is so, instead of waiting for it. Its clock must have
 * been installed before it was opened; it goes on by itself, too.
 */
export async function passTime(page: Page, isSo: (patience: Patience) => Promise<void>) {
  await expect(async () => {
    await page.clock.fastForward(STEP_MS)
    await isSo({ timeout: 500 })
  }).toPass({ intervals: [100], timeout: 60_000 })
}

type Patience = { timeout: number }
