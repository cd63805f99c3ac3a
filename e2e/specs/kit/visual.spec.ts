import { expect } from '@playwright/test'
import { expectPicture } from '../../support/expectPicture.ts'
import { dialogOf, goToState, openState } from '../../support/gallery.ts'
import { test } from '../../support/pageTest.ts'
import { pinFonts } from '../../support/pinFonts.ts'

/** The states that show most of what can be seen; the others are made of the same parts. */
const STATES = [
  'button-loading',
  'button-variants',
  'button-unauthenticated',
  'wallet-button',
  'connect-list',
  'connect-recent',
  'connect-many',
  'connect-search',
  'connect-pending',
  'connect-switching',
  'connect-not-switched',
  'connect-failed',
  'connect-not-found',
  'connect-offline',
  'what-is-a-wallet',
  'get-a-wallet',
  'install-extension',
  'account-named',
  'account-transactions',
  'account-long-name',
  'account-in-safe',
  'network-many',
  'network-failed',
  'network-wrong',
  'network-in-safe',
  'verify-ready',
  'verify-cosigning',
  'verify-error-sign',
]

const isOpen = (state: string) => !state.includes('button')

const LOOKS = [
  { width: 375, theme: 'light', locale: 'en' },
  { width: 375, theme: 'dark', locale: 'en' },
  { width: 375, theme: 'light', locale: 'ar' },
  { width: 1280, theme: 'light', locale: 'en' },
  { width: 1280, theme: 'dark', locale: 'en' },
] as const

/** Each state in two of the looks, another two for the next one; in `test:deep` in all of them. */
const isLookedAt = (at: number, look: number) =>
  process.env.DEEP || look === at % LOOKS.length || look === (at + 2) % LOOKS.length

test.use({ trace: 'off' })

for (const [look, { width, theme, locale }] of LOOKS.entries()) {
  test.describe(`${width} px, ${theme}, ${locale}`, () => {
    test.use({
      contextOptions: { reducedMotion: 'reduce' },
      viewport: { width, height: 760 },
      timezoneId: 'UTC',
    })

    test('R-CON-2 R-UI-2 R-UI-3 R-UI-4 every state looks as it was approved', async ({ page }) => {
      await pinFonts(page)
      await openState(page, 'button-disconnected', { theme, locale })
      for (const state of STATES.filter((_, at) => isLookedAt(at, look))) {
        await goToState(page, state, { theme, locale })
        // The other owners are asked after the state is there.
        if (state === 'verify-cosigning')
          await expect(page.locator('.cs-state')).toContainText(/[2٢]/)
        const region = isOpen(state) ? dialogOf(page) : page.locator('.stage')
        await expectPicture(region, `${state}-${width}-${theme}-${locale}`)
      }
    })
  })
}
