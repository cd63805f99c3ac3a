import { expect } from '@playwright/test'
import { expectPicture } from '../../support/expectPicture.ts'
import { openWallets } from '../../support/openWallets.ts'
import { test } from '../../support/pageTest.ts'
import { pinFonts } from '../../support/pinFonts.ts'
import { readCode } from '../../support/readCode.ts'
import { startPhone } from '../../support/startPhone.ts'

/** Codes and links as they come from a real relay: each is new, so what they say is read, not looked at. */

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Mobile/15E148 Safari/604.1'

let phone: Awaited<ReturnType<typeof startPhone>>
test.beforeAll(async () => {
  phone = await startPhone()
})
test.afterAll(() => phone.stop())

test.use({ bypassCSP: true, trace: 'off' })
test.beforeEach(({ page }) => pinFonts(page))

for (const { width, theme, locale } of [
  { width: 375, theme: 'dark', locale: 'en' },
  { width: 375, theme: 'light', locale: 'ar' },
  { width: 1280, theme: 'light', locale: 'en' },
] as const) {
  test.describe(`${width} px, ${theme}, ${locale}`, () => {
    const look = `${width}-${theme}-${locale}`
    test.use({
      contextOptions: { reducedMotion: 'reduce' },
      viewport: { width, height: 760 },
      colorScheme: theme,
      locale,
    })

    test('R-UI-11 a code, and the one after it, look as they were approved', async ({ page }) => {
      await page.clock.install()
      const dialog = await openWallets(page, phone)
      await dialog.getByRole('button', { name: 'Rainbow' }).click()
      const code = dialog.locator('.cs-qr')
      const mask = [code, dialog.locator('.cs-under')]
      await expect(code).toBeVisible()
      await expectPicture(dialog, `qr-ready-${look}`, { mask })
      const first = await readCode(dialog, 'Rainbow')
      await page.clock.fastForward('05:01')
      await expect(dialog.locator('.cs-note')).toBeVisible()
      await expectPicture(dialog, `qr-renewed-expired-${look}`, { mask })
      expect(await readCode(dialog, 'Rainbow')).not.toBe(first)
    })

    if (width > 375) return
    test.describe('on an iPhone', () => {
      test.use({ userAgent: IPHONE })

      test('R-WAL-3 R-WAL-12 a link instead of a code looks as it was approved', async ({
        page,
      }) => {
        const dialog = await openWallets(page, phone)
        await dialog.getByRole('button', { name: 'Rainbow' }).click()
        await expect(dialog.locator('a[href^="rainbow://wc?uri=wc%3A"]')).toBeVisible()
        await expectPicture(dialog, `phone-ios-${look}`, { mask: [dialog.locator('.cs-under')] })
      })
    })
  })
}
