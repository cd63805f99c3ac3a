import { expect, type Page } from '@playwright/test'
import { findViolations, injectAxe } from './axe.ts'
import { overhang } from './overhang.ts'

/** What is on a page breaks no rule of axe and is never wider than its window: light and dark, narrow and wide. */
export async function soundInEveryLook(page: Page): Promise<void> {
  await injectAxe(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const look = `${colorScheme}, ${width} px`
      expect(await findViolations(page), look).toEqual([])
      await expect.poll(() => overhang(page), look).toBe(0)
    }
  }
}
