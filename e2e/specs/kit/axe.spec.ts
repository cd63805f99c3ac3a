import { expect, test } from '@playwright/test'
import { findViolations, injectAxe } from '../../support/axe.ts'
import { dialogOf, goToState, listStates, openState } from '../../support/gallery.ts'
import { sample } from '../../support/sample.ts'

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 1280, height: 900 },
  // A trace of hundreds of states costs more than looking at them.
  trace: 'off',
})

for (const theme of ['light', 'dark'] as const) {
  for (const locale of ['en', 'ar']) {
    test(`R-UI-14 R-UI-3 no state breaks an accessibility rule: ${theme}, ${locale}`, async ({
      page,
    }) => {
      const states = await listStates(page)
      expect(states.length).toBeGreaterThan(60)
      const looks = sample({
        state: states,
        theme: ['light', 'dark'],
        locale: ['en', 'ar'],
      } as const)
      await injectAxe(page)
      for (const look of looks.filter((one) => one.theme === theme && one.locale === locale)) {
        await goToState(page, look.state, { theme, locale })
        expect.soft(await findViolations(page), `${look.state}, ${theme}, ${locale}`).toEqual([])
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
