import { expect, type Page } from '@playwright/test'
import { test } from '../../support/pageTest.ts'
import { GRANTS, settled, storyIsTold } from '../../support/workspace.ts'

// What a kept context does not forget by itself.
test.afterEach(({ context }) => context.clearPermissions())

test.beforeAll(async ({ request }) => storyIsTold(request))

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

// What a gateway could pretend about a message: `integration/pages/pages`.
test('R-GW-4 a sign-in is read by its fields and compared with this site; a finished message has its signature ready, and the Safe’s contract accepts it', async ({
  page,
}) => {
  await page.goto(`/one:${GRANTS}/messages`)
  await page.getByRole('link', { name: /^Sign in to localhost/ }).click()
  await settled(page, 'Message')
  const content = region(page, 'What is signed')
  await expect(content).toContainText('It signs in to the site you are on')
  await expect(content).toContainText('Nobody says which site asked')
  await expect(content).toContainText('Sign in to Countersign as the grants circle.')
  await expect(region(page, 'Who signed')).toContainText('1 valid of 2 needed')
  await expect(region(page, 'Proof')).toContainText('the same as worked out here')
  await expect(region(page, 'Prepared signature')).toHaveCount(0)

  await page.goBack()
  await page.getByRole('link', { name: /^The grants circle stands by/ }).click()
  await expect(region(page, 'Who signed')).toContainText('2 valid of 2 needed')
  await expect(region(page, 'Proof')).toContainText('accepts the signature')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await region(page, 'Prepared signature').getByRole('button', { name: /Copy/ }).click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^0x[0-9a-f]{260}$/)
})
