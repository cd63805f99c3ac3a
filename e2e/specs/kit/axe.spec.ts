import { expect } from '@playwright/test'
import { findViolations, injectAxe } from '../../support/axe.ts'
import { dialogOf, goToState, listStates, openState } from '../../support/gallery.ts'
import { test } from '../../support/pageTest.ts'

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 1280, height: 900 },
  // A trace of hundreds of states costs more than looking at them.
  trace: 'off',
})

const THEMES = ['light', 'dark'] as const
const LOCALES = ['en', 'ar'] as const

/** Each state is looked at in one theme and one language, all of which have their turn; in `test:deep` in all. */
const isLookedAt = (at: number, theme: number, locale: number) =>
  process.env.DEEP || ((at & 1) === theme && ((at >> 1) & 1) === locale)

for (const [themeAt, theme] of THEMES.entries()) {
  for (const [localeAt, locale] of LOCALES.entries()) {
    test(`R-UI-14 R-UI-3 no state breaks an accessibility rule: ${theme}, ${locale}`, async ({
      page,
    }) => {
      const states = await listStates(page)
      expect(states.length).toBeGreaterThan(60)
      await injectAxe(page)
      for (const state of states.filter((_, at) => isLookedAt(at, themeAt, localeAt))) {
        await goToState(page, state, { theme, locale })
        expect.soft(await findViolations(page), `${state}, ${theme}, ${locale}`).toEqual([])
      }
    })
  }
}

test('R-UI-14 the index of the gallery breaks no accessibility rule', async ({ page }) => {
  await listStates(page)
  await injectAxe(page)
  expect(await findViolations(page)).toEqual([])
})

test('R-UI-14 the check sees what is inside a dialog', async ({ page }) => {
  await openState(page, 'connect-pending')
  await injectAxe(page)
  await dialogOf(page)
    .locator('p')
    .first()
    .evaluate((text) => {
      text.style.color = 'silver'
    })
  expect(await findViolations(page)).toEqual([expect.stringContaining('color-contrast')])
})
