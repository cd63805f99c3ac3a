import { expect, test } from '@playwright/test'
import { findViolations, injectAxe } from '../../support/axe.ts'
import { openPage, pages, storyIsTold } from '../../support/workspace.ts'

test.beforeAll(async ({ request }) => storyIsTold(request))

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [375, 1280]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 } })

      for (const each of pages) {
        test(`R-UI-14 ${each.name} breaks no rule of axe`, async ({ page }) => {
          await openPage(page, each)
          await injectAxe(page)
          expect(await findViolations(page)).toEqual([])
        })
      }
    })
  }
}
