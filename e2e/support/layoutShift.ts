import type { Page } from '@playwright/test'

type Shift = { value: number; moved: string }

/** Notes, from the next load on, what moves although nobody has moved it (CLS). */
export async function measureShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Source = { node?: Node; previousRect: DOMRect; currentRect: DOMRect }
    const notes = window as unknown as { shifts: Shift[] }
    notes.shifts = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // TypeScript does not know this kind of entry.
        const { value, hadRecentInput, sources } = entry as unknown as {
          value: number
          hadRecentInput: boolean
          sources: Source[]
        }
        if (hadRecentInput) continue
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.textContent?.slice(0, 40)}: ${previousRect.y} → ${currentRect.y}`,
        )
        notes.shifts.push({ value, moved: moved.join(', ') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** What has moved since the page was loaded, and by how much in all. */
export async function shifted(page: Page): Promise<{ total: number; moved: string }> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
  return {
    total: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts.map(({ value, moved }) => `${value.toFixed(4)} ${moved}`).join('\n'),
  }
}
