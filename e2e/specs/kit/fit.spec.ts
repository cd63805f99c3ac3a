import { expect, type Page, test } from '@playwright/test'
import { gapsOfFacts, overflows, smallTargets } from '../../support/boxes.ts'
import { dialogOf, goToState, listStates, openState } from '../../support/gallery.ts'

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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 760 } })

  test('R-UI-4 every state fits on a phone, and every control is large enough to hit', async ({
    page,
  }) => {
    for (const state of await listStates(page)) {
      await goToState(page, state)
      for (const width of [320, 375]) {
        await page.setViewportSize({ width, height: 760 })
        expect.soft(await overflows(page), `${state}, ${width}`).toEqual([])
        expect.soft(await smallTargets(page), `${state}, ${width}`).toEqual([])
      }
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

    for (const locale of LOCALES) {
      test(`R-UI-14 no text overflows in ${locale}`, async () => {
        for (const state of MAIN) {
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

  test('R-UI-14 nothing scrolls sideways at 200 %, and everything can be reached', async ({
    page,
  }) => {
    for (const state of await listStates(page)) {
      await goToState(page, state)
      expect.soft(await overflows(page), state).toEqual([])
    }
    await openState(page, 'account-transactions')
    const leave = dialogOf(page).getByRole('button', { name: 'Disconnect' })
    await leave.scrollIntoViewIfNeeded()
    await expect(leave).toBeInViewport()
  })
})

test.describe('compact layout', () => {
  for (const [width, isSheet] of [
    [767, true],
    [768, false],
  ] as const) {
    test(`R-UI-4 at ${width} px the dialog is ${isSheet ? 'a sheet' : 'a box'}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await openState(page, 'connect-list')
      const box = await dialogOf(page).boundingBox()
      expect(box?.width === width).toBe(isSheet)
      expect(Math.round((box?.y ?? 0) + (box?.height ?? 0)) === 800).toBe(isSheet)
    })
  }
})
