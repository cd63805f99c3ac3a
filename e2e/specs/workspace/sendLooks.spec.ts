import { expect, type Page } from '@playwright/test'
import { findViolations, injectAxe } from '../../support/axe.ts'
import { BEN, HARBOUR, knowContacts, SAFE_SEND } from '../../support/composer.ts'
import { eachValue } from '../../support/eachValue.ts'
import { overhang } from '../../support/overhang.ts'
import { test } from '../../support/pageTest.ts'
import { sample } from '../../support/sample.ts'
import { storyIsTold } from '../../support/workspace.ts'

const LOOKS = {
  width: [375, 1280],
  colorScheme: ['light', 'dark'],
  locale: ['en', 'ar'],
} as const

const FORGED = `${HARBOUR.slice(0, 8)}${'0'.repeat(20)}${HARBOUR.slice(-14)}`.toLowerCase()

test.beforeAll(async ({ request }) => storyIsTold(request))

async function expectSound(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([])
  await expect.poll(() => overhang(page)).toBe(0)
}

for (const { width, colorScheme, locale } of process.env.DEEP ? sample(LOOKS) : eachValue(LOOKS)) {
  test.describe(`${width} px, ${colorScheme}, ${locale}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme, locale })

    test('R-UI-14 axe finds nothing in the composer, whatever stands in it', async ({ page }) => {
      await knowContacts(page)
      await page.goto(SAFE_SEND)
      const main = page.getByRole('main')
      const to = main.getByRole('combobox').first()
      const add = main.locator('fieldset fieldset button')
      await to.click()
      await expect(main.getByRole('option').first()).toBeVisible()
      await injectAxe(page)
      await expectSound(page)

      await to.fill(FORGED)
      await expect(main.locator('mark').first()).toBeVisible()
      await expectSound(page)

      await to.fill(HARBOUR)
      for (const index of [1, 2, 3]) await add.nth(index).click()
      const table = main.locator('textarea').last()
      await expect(main.locator('textarea')).toHaveCount(2)
      await table.fill(`${BEN},1\nnobody,x\n${BEN},1`)
      await expect(main.locator('details[open]')).toBeVisible()
      await expectSound(page)

      const people = Array.from(
        { length: 200 },
        (_, index) => `0x${`${index}`.padStart(40, '7')},1`,
      )
      await table.fill(people.join('\n'))
      await expect(main.locator('details[open]')).toHaveCount(0)
      for (const summary of await main.locator('details > summary').all()) await summary.click()
      await expectSound(page)
    })
  })
}
