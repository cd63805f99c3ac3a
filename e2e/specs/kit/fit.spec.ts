import { expect, type Page } from '@playwright/test'
import { gapsOfFacts, overflows, smallTargets } from '../../support/boxes.ts'
import { dialogOf, goToState, listStates, openState } from '../../support/gallery.ts'
import { test } from '../../support/pageTest.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' })

/** One of each kind: a list, every long sentence, a code, the steps, and the other dialogs. */
const MAIN = [
  'button-unauthenticated',
  'connect-installed',
  'connect-search-none',
  'connect-adding',
  'connect-failed',
  'connect-not-found',
  'qr-renewed-rejected',
  'phone-ios',
  'what-is-a-wallet',
  'install-extension',
  'safe-help',
  'account-unverified',
  'account-transactions',
  'account-balance-failed',
  'network-pending',
  'network-wrong-failed',
  'verify-error-verify',
]

const LOCALES = 'ar bn de en es fa fr he hi id it ja ko pl pt ru th tr uk vi zh-Hans zh-Hant'.split(
  ' ',
)

/** In each language every third state, another third in the next one; in `test:deep` all of them. */
const isLookedAt = (state: number, locale: number) => process.env.DEEP || state % 3 === locale % 3

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 760 } })

  test('R-UI-14 R-UI-4 every state fits on a phone and at 200 %, and every control is large enough to hit', async ({
    page,
  }) => {
    for (const state of await listStates(page)) {
      await goToState(page, state)
      for (const width of [320, 375]) {
        await page.setViewportSize({ width, height: 760 })
        expect.soft(await overflows(page), `${state}, ${width}`).toEqual([])
        expect.soft(await smallTargets(page), `${state}, ${width}`).toEqual([])
      }
      // A window of 1280 by 800 at 200 %.
      await page.setViewportSize({ width: 640, height: 400 })
      expect.soft(await overflows(page), `${state}, 200 %`).toEqual([])
    }
  })

  test('R-UI-4 what is said of an account keeps away from the lines around it', async ({
    page,
  }) => {
    await openState(page, 'account-emoji')
    for (const state of [
      'account-verified',
      'account-balance-failed',
      'account-switch-unchanged',
    ]) {
      await goToState(page, state)
      for (const width of [320, 375]) {
        await page.setViewportSize({ width, height: 760 })
        const gaps = await gapsOfFacts(page)
        expect(gaps.length).toBeGreaterThan(2)
        expect.soft(Math.min(...gaps), `${state}, ${width}`).toBeGreaterThanOrEqual(8)
      }
    }
  })

  test('R-UI-4 the check sees a text that does not fit', async ({ page }) => {
    await openState(page, 'connect-many')
    expect(await overflows(page)).toEqual([])
    await dialogOf(page)
      .getByText('Supercali')
      .evaluate((text) => {
        text.style.whiteSpace = 'nowrap'
      })
    expect(await overflows(page)).not.toEqual([])
  })

  test('R-UI-2 a long name does not squeeze the sign that leads on', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 760 })
    await openState(page, 'connect-many')
    const widths = await dialogOf(page)
      .locator('.cs-row')
      .evaluateAll((rows) => rows.map((row) => getComputedStyle(row, '::after').width))
    expect(widths.length).toBeGreaterThan(5)
    expect(new Set(widths)).toEqual(new Set(['6px']))
  })

  test.describe('in every language', () => {
    // One page for all of them: what differs is the gallery's own address.
    let page: Page
    test.beforeAll(async ({ browser, baseURL, viewport }) => {
      page = await browser.newPage({ baseURL, viewport, reducedMotion: 'reduce' })
      await openState(page, 'button-disconnected')
    })
    test.afterAll(() => page.close())

    for (const [at, locale] of LOCALES.entries()) {
      test(`R-UI-14 no text overflows in ${locale}`, async () => {
        for (const state of MAIN.filter((_, index) => isLookedAt(index, at))) {
          await goToState(page, state, { locale })
          expect.soft(await overflows(page), state).toEqual([])
        }
        const direction = await dialogOf(page).evaluate(
          (dialog) => getComputedStyle(dialog).direction,
        )
        expect(direction).toBe(['ar', 'fa', 'he'].includes(locale) ? 'rtl' : 'ltr')
        await expect(dialogOf(page)).toHaveCSS('text-align', 'start')
      })
    }
  })
})

test.describe('at 200 %', () => {
  test.use({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 })

  test('R-UI-14 at 200 % everything can be reached', async ({ page }) => {
    await openState(page, 'account-transactions')
    expect(await overflows(page)).toEqual([])
    const leave = dialogOf(page).getByRole('button', { name: 'Disconnect' })
    await leave.scrollIntoViewIfNeeded()
    await expect(leave).toBeInViewport()
  })
})
