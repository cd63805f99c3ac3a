import { expect } from '@playwright/test'
import { test } from '../../support/pageTest.ts'
import { configureWallet } from '../../support/wallet.ts'

/** In each language, at each width: connected, and not verified, which takes most room. */
for (const locale of ['en-US', 'ar-EG', 'de-DE']) {
  test.describe(locale, () => {
    test.use({ locale, viewport: { width: 320, height: 700 } })

    test(`R-UI-4 the header stays one line on a phone, in ${locale}`, async ({ page }) => {
      await page.goto('/')
      const header = page.locator('header').first()
      await header.locator('.cs-button').waitFor()
      await configureWallet(page, { answer: 'approve' })
      await header.locator('.cs-button').click()
      await page.locator('.cs-dialog').getByRole('button', { name: 'Demo Wallet' }).click()
      await expect(page.locator('[data-countersign-status]')).toHaveAttribute(
        'data-countersign-status',
        'unauthenticated',
      )
      await expect(header.locator('.cs-button')).toHaveCount(3)
      await expect(header.locator('.cs-mark > img')).toBeVisible()
      for (const width of [320, 375]) {
        await page.setViewportSize({ width, height: 700 })
        const { clientWidth, scrollWidth } = await page.evaluate(() => document.documentElement)
        expect.soft(scrollWidth, `${width}`).toBe(clientWidth)
        const box = await header.boundingBox()
        expect.soft(Math.round(box?.height ?? 0), `${width}`).toBe(73)
        const controls = await header.locator(':is(a, button)').evaluateAll((found) =>
          found.map((control) => {
            const { left, right, width, height } = control.getBoundingClientRect()
            const lines = new Set(
              [...control.querySelectorAll('span')]
                .flatMap((text) => [...text.getClientRects()])
                .filter((line) => line.width > 1)
                .map((line) => Math.round(line.top + line.height / 2)),
            )
            // The logo is smaller than what is pressed, and is not squeezed either.
            const least = control.matches('button') ? 44 : 28
            return { left, right, isWhole: width >= least, height, lines: lines.size }
          }),
        )
        expect(controls).toHaveLength(5)
        const sorted = controls.toSorted((one, other) => one.left - other.left)
        for (const [index, { left, right, isWhole, lines, height }] of sorted.entries()) {
          expect.soft(left, `${width}: begins in the window`).toBeGreaterThanOrEqual(0)
          expect.soft(right, `${width}: ends in the window`).toBeLessThanOrEqual(width)
          expect.soft(isWhole, `${width}: squeezed`).toBe(true)
          expect.soft(lines, `${width}: one line`).toBeLessThanOrEqual(1)
          expect.soft(height, `${width}: one line high`).toBeLessThanOrEqual(46)
          const before = sorted[index - 1]
          if (before) expect.soft(left, `${width}: overlaps`).toBeGreaterThanOrEqual(before.right)
        }
      }
    })
  })
}
