import { expect, type Page } from '@playwright/test'
import { findViolations, injectAxe } from '../../support/axe.ts'
import { measureShifts, shifted } from '../../support/layoutShift.ts'
import { overhang } from '../../support/overhang.ts'
import { test } from '../../support/pageTest.ts'
import { sample } from '../../support/sample.ts'
import { watchForComplaints } from '../../support/wallet.ts'
import { forgetEverything, openPage, pages, storyIsTold } from '../../support/workspace.ts'

const NARROWEST = { width: 320, height: 640 }
const DIRECTIONS = { en: 'ltr', ar: 'rtl' } as const
const WIDTHS = [375, 1280] as const
const SCHEMES = ['light', 'dark'] as const
const LANGS = ['en', 'ar'] as const
const another = <Value>(values: readonly [Value, Value], value: Value) =>
  value === values[0] ? values[1] : values[0]

/**
 * Each page is loaded once, in one of the eight looks, and then looked at in the other width and scheme; in
 * `test:deep` it is loaded in each. One language after the other: a browser that speaks another begins anew.
 */
const LOADED = process.env.DEEP
  ? sample({ each: pages, width: WIDTHS, colorScheme: SCHEMES, lang: LANGS } as const)
  : pages.map((each, at) => ({
      each,
      width: WIDTHS[at & 1] ?? 375,
      colorScheme: SCHEMES[(at >> 1) & 1] ?? 'light',
      lang: LANGS[(at >> 2) & 1] ?? 'en',
    }))

// Independent of each other, and too many for one worker.
test.describe.configure({ mode: 'parallel' })
test.beforeAll(async ({ request }) => storyIsTold(request))

for (const { each, width, colorScheme, lang } of LOADED.toSorted(byLanguage)) {
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
      await expectSound(page, width)
      await expectReading(page, lang)
      await page.emulateMedia({ colorScheme: another(SCHEMES, colorScheme) })
      const other = another(WIDTHS, width)
      await page.setViewportSize({ width: other, height: 800 })
      await expectSound(page, other)
      expect(complaints).toEqual([])
    })
  })
}

async function expectSound(page: Page, width: number): Promise<void> {
  expect(await findViolations(page)).toEqual([])
  if (width === 375) await page.setViewportSize(NARROWEST)
  await expect.poll(() => overhang(page)).toBe(0)
}

async function expectReading(page: Page, lang: 'en' | 'ar'): Promise<void> {
  const html = page.locator('html')
  await expect(html).toHaveAttribute('lang', lang)
  await expect(html).toHaveAttribute('dir', DIRECTIONS[lang])
}

function byLanguage(one: { lang: string }, other: { lang: string }): number {
  return other.lang.localeCompare(one.lang)
}
