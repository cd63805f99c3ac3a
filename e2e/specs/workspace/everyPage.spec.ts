import { expect, type Page, test } from '@playwright/test'
import { findViolations, injectAxe } from '../../support/axe.ts'
import { measureShifts, shifted } from '../../support/layoutShift.ts'
import { forgetEverything, openPage, pages, storyIsTold } from '../../support/workspace.ts'

test.beforeAll(async ({ request }) => storyIsTold(request))

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [375, 1280]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 } })

      for (const each of pages) {
        test(`R-UI-14 ${each.name}: nothing jumps while it loads, and no rule of axe is broken`, async ({
          page,
        }) => {
          await forgetEverything(page)
          await measureShifts(page)
          await openPage(page, each)
          const { total, moved } = await shifted(page)
          expect(total, moved).toBeLessThanOrEqual(0.02)
          await injectAxe(page)
          expect(await findViolations(page)).toEqual([])
        })
      }
    })
  }
}

for (const locale of ['en', 'ar']) {
  test.describe(`${locale}, 320 px`, () => {
    test.use({ locale, viewport: { width: 320, height: 640 } })

    for (const each of pages) {
      test(`R-UI-4 ${each.name} reads its own way and never scrolls sideways`, async ({ page }) => {
        await openPage(page, locale === 'en' ? each : { ...each, heading: '' })
        const html = page.locator('html')
        await expect(html).toHaveAttribute('lang', locale)
        await expect(html).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr')
        expect(await overhang(page)).toBe(0)
      })
    }
  })
}

/** By how much the page is wider than its window. */
const overhang = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
