import { expect, type Locator, type Page, test } from '@playwright/test'
import { asOwner } from '../../support/asOwner.ts'
import { configureWallet } from '../../support/wallet.ts'
import { queued, settled, storyIsTold, TREASURY } from '../../support/workspace.ts'

const treasury = `/one:${TREASURY}`
const bar = (page: Page): Locator => page.getByRole('region', { name: 'What you can do' })
const button = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true })

async function open(page: Page, id: string | undefined) {
  await page.goto(`${treasury}/tx/${id}`)
  await settled(page, 'Transaction')
}

test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
  await storyIsTold(request)
})

test('R-TX-4 two owners in two windows: one confirms, the other executes, until it is indexed', async ({
  browser,
}) => {
  const ada = await asOwner(browser, 0, treasury)
  const ben = await asOwner(browser, 1, treasury)
  const [catalogue, , grants] = await queued(ada.request)

  // Fully signed and next: whoever comes may execute it.
  await open(ben, catalogue)
  await expect(button(ben, 'Confirm')).toHaveAccessibleDescription('You have signed it.')
  await expect(bar(ben)).toContainText('Another one wants nonce')
  await button(ben, 'Execute').click()
  await expect(bar(ben).locator('[data-act="indexed"]')).toContainText('Indexed', {
    timeout: 30_000,
  })

  // The next one wants a third signature: Ada's.
  await open(ada, grants)
  await expect(button(ada, 'Execute')).toHaveAccessibleDescription('1 signature is missing.')
  await button(ada, 'Confirm').click()
  await expect(button(ada, 'Confirm')).toHaveAccessibleDescription('You have signed it.')
  await open(ben, grants)
  await button(ben, 'Execute').click()
  await expect(bar(ben).locator('[data-act="indexed"]')).toBeVisible({ timeout: 30_000 })
  // The other window hears of it by itself.
  await expect(ada.getByRole('main')).toContainText('Executed', { timeout: 30_000 })
})

test('R-ERR-4 a refusal in the wallet is a sentence, and the way is open again', async ({
  browser,
}) => {
  const ada = await asOwner(browser, 0, treasury)
  const [board] = await queued(ada.request)
  await open(ada, board)
  await configureWallet(ada, { answer: 'reject' })
  await button(ada, 'Confirm').click()
  await expect(bar(ada)).toContainText('Refused in the wallet. Nothing was sent.')
  await configureWallet(ada, { answer: 'approve' })
  await button(ada, 'Confirm').click()
  await expect(button(ada, 'Confirm')).toHaveAccessibleDescription('You have signed it.')
})
