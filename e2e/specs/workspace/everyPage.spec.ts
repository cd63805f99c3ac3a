import { expect, type Page, test } from '@playwright/test'
import { findViolations, injectAxe } from '../../support/axe.ts'
import { measureShifts, shifted } from '../../support/layoutShift.ts'
import { overhang } from '../../support/overhang.ts'
import { sample } from '../../support/sample.ts'
import { watchForComplaints } from '../../support/wallet.ts'
import { forgetEverything, openPage, pages, storyIsTold } from '../../support/workspace.ts'

const NARROWEST = { width: 320, height: 640 }
const DIRECTIONS = { en: 'ltr', ar: 'rtl' } as const
const LOOKS = sample({
  each: pages,
  width: [375, 1280],
  colorScheme: ['light', 'dark'],
  lang: ['en', 'ar'],
} as const).toSorted(byLanguage)

/** A browser that speaks another language begins anew, with nothing fetched. */
function byLanguage(one: { lang: string }, other: { lang: string }): number {
  return other.lang.localeCompare(one.lang)
}

// Independent of each other, and too many for one worker.
test.describe.configure({ mode: 'parallel' })
test.beforeAll(async ({ request }) => storyIsTold(request))

for (const { each, width, colorScheme, lang } of LOOKS) {
  test.describe(`${width} px, ${colorScheme}, ${lang}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme, locale: lang })

    test(`R-UI-14 R-UI-4 ${each.name}: nothing jumps while it loads or complains in the console, no rule of axe is broken, and nothing scrolls sideways`, async ({
      context,
      page,
    }) => {
      const complaints = watchForComplaints(context)
      await forgetEverything(page)
      await measureShifts(page)
      await openPage(page, lang === 'en' ? each : { ...each, heading: '' })
      const { total, moved } = await shifted(page)
      expect(total, moved).toBeLessThanOrEqual(0.02)
      await injectAxe(page)
      expect(await findViolations(page)).toEqual([])
      await expectReading(page, lang)
      if (width === 375) await page.setViewportSize(NARROWEST)
      await expect.poll(() => overhang(page)).toBe(0)
      expect(complaints).toEqual([])
    })
  })
}

async function expectReading(page: Page, lang: 'en' | 'ar'): Promise<void> {
  const html = page.locator('html')
  await expect(html).toHaveAttribute('lang', lang)
  await expect(html).toHaveAttribute('dir', DIRECTIONS[lang])
}
