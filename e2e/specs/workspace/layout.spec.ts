import { expect, test } from '@playwright/test'
import { forgetEverything, openPage, pages, storyIsTold } from '../../support/workspace.ts'

test.beforeAll(async ({ request }) => storyIsTold(request))

for (const width of [375, 1280]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    for (const each of pages) {
      test(`${each.name} keeps everything in its place while it loads`, async ({ page }) => {
        await forgetEverything(page)
        await page.addInitScript(() => {
          const shifts = window as unknown as { shifted: number }
          shifts.shifted = 0
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              // TypeScript does not know this kind of entry.
              const { value, hadRecentInput } = entry as unknown as {
                value: number
                hadRecentInput: boolean
              }
              if (!hadRecentInput) shifts.shifted += value
            }
          }).observe({ type: 'layout-shift', buffered: true })
        })
        await openPage(page, each)
        const shifted = await page.evaluate(
          () => (window as unknown as { shifted: number }).shifted,
        )
        expect(shifted).toBeLessThanOrEqual(0.02)
      })
    }
  })
}

test.describe('320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  for (const each of pages) {
    test(`R-UI-4 ${each.name} never scrolls sideways`, async ({ page }) => {
      await openPage(page, each)
      expect(await overhang(page)).toBe(0)
    })
  }
})

test.describe('Arabic', () => {
  test.use({ locale: 'ar', viewport: { width: 375, height: 800 } })

  for (const each of pages) {
    test(`R-UI-14 ${each.name} reads from right to left, in Arabic`, async ({ page }) => {
      await openPage(page, { ...each, heading: '' })
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
      await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
      await expect(page.getByRole('navigation').last()).toContainText(/[\u0600-\u06ff]/)
      expect(await overhang(page)).toBe(0)
    })
  }
})

const overhang = (page: import('@playwright/test').Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
