import { expect, type Page } from '@playwright/test'
import { overhang } from './overhang.ts'

/** What every witness says is seen without scrolling to the side, at each of these widths. */
export async function witnessesAreWhole(page: Page, widths: readonly number[], lang: string) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const hidden = () =>
      page.locator('[data-witnesses] section').evaluate((at) => at.scrollWidth - at.clientWidth)
    await expect.poll(hidden, `${lang}, ${width} px`).toBe(0)
    await expect.poll(() => overhang(page), `${lang}, ${width} px`).toBe(0)
  }
}
