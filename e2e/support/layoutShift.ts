import type { Page } from '@playwright/test'

/** Counts, from the next load on, by how much things move that nobody has moved (CLS). */
export async function measureShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counter = window as unknown as { shifted: number }
    counter.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // TypeScript does not know this kind of entry.
        const { value, hadRecentInput } = entry as unknown as {
          value: number
          hadRecentInput: boolean
        }
        if (!hadRecentInput) counter.shifted += value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** What was counted since the page was loaded. */
export const shifted = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { shifted: number }).shifted)
