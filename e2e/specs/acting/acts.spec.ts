import { expect, type Page } from '@playwright/test'
import { bar, button, confirmAndExecute } from '../../support/actionBar.ts'
import { findViolations, injectAxe } from '../../support/axe.ts'
import { amount, submit, summary, to } from '../../support/composer.ts'
import { tabTo } from '../../support/keyboard.ts'
import { test } from '../../support/ownersTest.ts'
import { adaKey, benKey, safeOfThree } from '../../support/safeOfThree.ts'
import { soundInEveryLook } from '../../support/soundInEveryLook.ts'
import { speak } from '../../support/speak.ts'
import { configureWallet } from '../../support/wallet.ts'
import { ADA, queued, settled, storyIsTold, TREASURY } from '../../support/workspace.ts'

const treasury = `/one:${TREASURY}`

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
  asOwner,
}) => {
  const ada = await asOwner(0, treasury)
  const ben = await asOwner(1, treasury)
  const [catalogue, , grants] = await queued(ada.request)

  // Fully signed and next: whoever comes may execute it.
  await open(ben, catalogue)
  await expect(button(ben, 'Confirm')).toHaveAccessibleDescription('You have signed it.')
  await expect(bar(ben)).toContainText('Another one wants nonce')
  await button(ben, 'Execute').click()
  await expect(bar(ben).locator('[data-act="indexed"]')).toContainText('Indexed')

  // The next one wants a third signature: Ada's.
  await open(ada, grants)
  await expect(button(ada, 'Execute')).toHaveAccessibleDescription('1 signature is missing.')
  await button(ada, 'Confirm').click()
  await expect(button(ada, 'Confirm')).toHaveAccessibleDescription('You have signed it.')
  await open(ben, grants)
  await button(ben, 'Execute').click()
  await expect(bar(ben).locator('[data-act="indexed"]')).toBeVisible()
  // The other window hears of it by itself.
  await expect(ada.getByRole('main')).toContainText('Executed')
})

test('R-ERR-4 a refusal in the wallet is a sentence, and the way is open again', async ({
  asOwner,
}) => {
  const ada = await asOwner(0, treasury)
  const [board] = await queued(ada.request)
  await open(ada, board)
  await configureWallet(ada, { answer: 'reject' })
  await button(ada, 'Confirm').click()
  await expect(bar(ada)).toContainText('Refused in the wallet. Nothing was sent.')
  await configureWallet(ada, { answer: 'approve' })
  await button(ada, 'Confirm').click()
  await expect(button(ada, 'Confirm')).toHaveAccessibleDescription('You have signed it.')
})

test('R-TX-4 a conflict at a nonce is settled by rejecting it', async ({ asOwner, baseURL }) => {
  const safe = await safeOfThree(baseURL, [{ value: 1n, signers: [benKey] }])
  const page = `/one:${safe}/queue`
  const ada = await asOwner(0, page)
  const ben = await asOwner(1, page)
  await ada.getByRole('list', { name: 'Nonce 0' }).getByRole('link', { name: 'Send' }).click()
  await button(ada, 'Reject').click()
  await expect(bar(ada)).toContainText('Another one wants nonce 0, too')
  await bar(ada).getByRole('link', { name: 'Rejection of this nonce' }).click()
  await expect(button(ada, 'Reject')).toHaveAccessibleDescription('This is the rejection.')
  await expect(button(ada, 'Execute')).toHaveAccessibleDescription('1 signature is missing.')

  await ben.reload()
  await ben.getByRole('link', { name: 'Rejection of this nonce' }).click()
  await confirmAndExecute(ben)
})

test('R-TX-4 a conflict at a nonce is settled by replacing it, by the keyboard alone from the queue on', async ({
  asOwner,
  baseURL,
}) => {
  const safe = await safeOfThree(baseURL, [{ value: 1n, signers: [benKey] }])
  const ada = await asOwner(0, `/one:${safe}/queue`)
  await ada.getByRole('link', { name: 'Review and confirm' }).click()
  await button(ada, 'Replace').click()
  await expect(summary(ada)).toContainText('Takes the place of this')
  await to(ada).fill(ADA)
  await amount(ada).fill('0.25')
  await submit(ada).click()
  await expect(ada).toHaveURL(/\/tx\//)
  await expect(bar(ada)).toContainText('Another one wants nonce 0, too')
  await expect(button(ada, 'Execute')).toHaveAccessibleDescription('1 signature is missing.')

  // The other owner has no mouse.
  const ben = await asOwner(1, `/one:${safe}/queue`)
  await settled(ben, 'Queue')
  await expect(ben.getByRole('list', { name: 'Nonce 0' }).getByRole('listitem')).toHaveCount(2)
  await expect(ben.getByRole('link', { name: 'Review and confirm' })).toBeVisible()
  await ben.getByRole('heading', { level: 1 }).focus()
  await tabTo(ben, 'Review and confirm')
  await ben.keyboard.press('Enter')
  await settled(ben, 'Transaction')
  await expect(button(ben, 'Confirm')).not.toHaveAttribute('aria-disabled', 'true')
  await tabTo(ben, 'Confirm')
  await ben.keyboard.press('Enter')
  await expect(button(ben, 'Confirm')).toHaveAccessibleDescription('You have signed it.')
  await expect(button(ben, 'Execute')).not.toHaveAttribute('aria-disabled', 'true')
  await tabTo(ben, 'Execute')
  await ben.keyboard.press('Enter')
  await expect(bar(ben).locator('[data-act="indexed"]')).toBeVisible()
  await expect(ben.getByRole('main')).toContainText('0.25')
  // What it took the place of can no longer be executed.
  await expect(ada.getByRole('main')).toContainText('Executed')
  await ada.goto(`/one:${safe}/queue`)
  await expect(ada.getByText('Nothing waiting. Last executed nonce 0.')).toBeVisible()
})

test('R-JDG-4 the queue itself executes nothing: several that are ready begin with the page of the first', async ({
  asOwner,
  baseURL,
}) => {
  const both = [adaKey, benKey]
  const safe = await safeOfThree(baseURL, [
    ...[1n, 2n, 3n].map((value) => ({ value, signers: both })),
    { value: 4n, signers: [benKey] },
  ])
  const ada = await asOwner(0, `/one:${safe}/queue`)
  await settled(ada, 'Queue')
  await expect(ada).toHaveTitle(/^\(4\) Queue/)
  await expect(ada.getByText('3 are fully signed and follow each other')).toBeVisible()
  await expect(ada.getByRole('main').getByRole('button', { name: /Execute/ })).toHaveCount(0)
  await injectAxe(ada)
  expect(await findViolations(ada)).toEqual([])
  await ada.getByRole('heading', { level: 1 }).focus()
  await tabTo(ada, 'Review the first')
  await ada.keyboard.press('Enter')
  await button(ada, 'Execute').click()
  await expect(bar(ada).locator('[data-act="indexed"]')).toBeVisible()
  await ada.goto(`/one:${safe}/queue`)
  await expect(ada.getByText('2 are fully signed and follow each other')).toBeVisible()
  await expect(ada.getByRole('list', { name: 'Nonce 0' })).toHaveCount(0)
})

test('R-ERR-4 what the bar says is said in Arabic, and breaks no rule', async ({
  asOwner,
  baseURL,
}) => {
  const safe = await safeOfThree(baseURL, [{ value: 1n, signers: [benKey] }])
  const ada = await asOwner(0, `/one:${safe}/queue`)
  await ada.getByRole('link', { name: 'Review and confirm' }).click()
  await expect(button(ada, 'Confirm')).not.toHaveAttribute('aria-disabled', 'true')
  await soundInEveryLook(ada)
  await speak(ada, 'ar')
  await ada.reload()
  const spoken = ada.getByRole('region', { name: 'ما يمكنك فعله' })
  await expect(spoken.getByRole('button', { name: 'تأكيد' })).toBeVisible()
  await soundInEveryLook(ada)
})
