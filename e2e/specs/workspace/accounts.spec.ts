import { expect } from '@playwright/test'
import { test } from '../../support/pageTest.ts'
import { ADA, settled, storyIsTold } from '../../support/workspace.ts'

const accounts = `/accounts?of=${ADA}`

test.beforeAll(async ({ request }) => storyIsTold(request))

test('R-GW-4 an empty inbox says what waits in unconfirmed Safes, and leads to them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 640 })
  await page.goto(accounts)
  await settled(page, 'Accounts')
  const inbox = page.getByRole('region', { name: 'Needs you' })
  await expect(inbox).toContainText('Nothing needs this account.')
  await expect(inbox).toContainText('11 transactions wait in Safes that you have not confirmed.')
  const confirm = page.getByRole('button', { name: /^This is mine/ }).first()
  await expect(confirm).not.toBeInViewport()
  await inbox.getByRole('link', { name: 'Say which Safes are yours' }).click()
  await expect(confirm).toBeInViewport()
  // Still the same person's.
  await expect(page).toHaveURL(`${accounts}#safes`)
})

test('R-ERR-4 an inbox that nobody could be asked for is not an empty one', async ({ page }) => {
  await page.route(/\/owners\//, (route) => route.fulfill({ status: 503, json: {} }))
  await page.goto(accounts)
  const inbox = page.getByRole('region', { name: 'Needs you' })
  await expect(inbox).toContainText('The server could not answer.')
  await expect(inbox).not.toContainText('Nothing needs')
  await page.unroute(/\/owners\//)
  await inbox.getByRole('button', { name: 'Try again' }).click()
  await expect(inbox).toContainText('Nothing needs this account.')
})
