import { expect, type Page, test } from '@playwright/test'
import { findViolations, injectAxe } from '../../support/axe.ts'
import { measureShifts, shifted } from '../../support/layoutShift.ts'
import { watchForComplaints } from '../../support/wallet.ts'
import { forgetEverything, openPage, pages, storyIsTold } from '../../support/workspace.ts'

const NARROWEST = { width: 320, height: 640 }

test.beforeAll(async ({ request }) => storyIsTold(request))

for (const width of [375, 1280]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    for (const each of pages) {
      test(`R-UI-14 R-UI-4 ${each.name}: nothing jumps while it loads or complains in the console, light and dark break no rule of axe, and nothing scrolls sideways`, async ({
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
        await expectReading(page, 'en', 'ltr')
        if (width === 375) await page.setViewportSize(NARROWEST)
        await expect.poll(() => overhang(page)).toBe(0)
        expect(complaints).toEqual([])
      })
    }
  })
}

test.describe('Arabic, 320 px', () => {
  test.use({ locale: 'ar', viewport: NARROWEST })

  for (const each of pages) {
    test(`R-UI-4 ${each.name} reads from right to left and never scrolls sideways`, async ({
      page,
    }) => {
      await openPage(page, { ...each, heading: '' })
      await expectReading(page, 'ar', 'rtl')
      expect(await overhang(page)).toBe(0)
    })
  }
})

async function expectReading(page: Page, lang: string, dir: 'ltr' | 'rtl'): Promise<void> {
  const html = page.locator('html')
  await expect(html).toHaveAttribute('lang', lang)
  await expect(html).toHaveAttribute('dir', dir)
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
