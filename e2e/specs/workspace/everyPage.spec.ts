import { expect, type Page, test } from '@playwright/test'
import { findViolations, injectAxe } from '../../support/axe.ts'
import { measureShifts, shifted } from '../../support/layoutShift.ts'
import { watchForComplaints } from '../../support/wallet.ts'
import { forgetEverything, openPage, pages, storyIsTold } from '../../support/workspace.ts'

test.beforeAll(async ({ request }) => storyIsTold(request))

for (const width of [375, 1280]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    for (const each of pages) {
      test(`R-UI-14 ${each.name}: nothing jumps while it loads or complains in the console, and light and dark break no rule of axe`, async ({
        context,
        page,
      }) => {
        const complaints = watchForComplaints(context)
        await forgetEverything(page)
        await measureShifts(page)
        await openPage(page, each)
        const { total, moved } = await shifted(page)
        expect(total, moved).toBeLessThanOrEqual(0.02)
        await injectAxe(page)
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          await transitionsEnded(page)
          expect(await findViolations(page), colorScheme).toEqual([])
        }
        expect(complaints).toEqual([])
      })
    }
  })
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

/** Colours fade into one another; only the last one counts. */
const transitionsEnded = (page: Page) =>
  page.evaluate(() => {
    const fading = document.getAnimations().filter((each) => each instanceof CSSTransition)
    return Promise.allSettled(fading.map(({ finished }) => finished))
  })

/** By how much the page is wider than its window. */
const overhang = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
