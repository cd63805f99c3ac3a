import { expect } from '@playwright/test'
import { bar, button, confirmAndExecute } from '../../support/actionBar.ts'
import { findViolations, injectAxe } from '../../support/axe.ts'
import { amount, submit, summary, to } from '../../support/composer.ts'
import { goTo } from '../../support/goTo.ts'
import { tabTo } from '../../support/keyboard.ts'
import { test } from '../../support/ownersTest.ts'
import { adaKey, benKey, safeOfThree } from '../../support/safeOfThree.ts'
import { soundInEveryLook } from '../../support/soundInEveryLook.ts'
import { configureWallet } from '../../support/wallet.ts'
import { ADA, queued, settled, storyIsTold, TREASURY } from '../../support/workspace.ts'

const treasury = `/one:${TREASURY}`

test('R-TX-4 R-ERR-4 two owners in two windows: one refuses, then confirms, the other executes, until it is indexed', async ({
  asOwner,
  request,
}) => {
  await storyIsTold(request)
  const [catalogue, , grants] = await queued(request)

  // Fully signed and next: whoever comes may execute it.
  const ben = await asOwner(1, `${treasury}/tx/${catalogue}`)
  await settled(ben, 'Transaction')
  await expect(button(ben, 'Confirm')).toHaveAccessibleDescription('You have signed it.')
  await expect(bar(ben)).toContainText('Another one wants nonce')
  await button(ben, 'Execute').click()
  await expect(bar(ben).locator('[data-act="indexed"]')).toContainText('Indexed')

  // The next one wants a third signature: Ada's. A refusal is a sentence, and the way is open again.
  const ada = await asOwner(0, `${treasury}/tx/${grants}`)
  await settled(ada, 'Transaction')
  await expect(button(ada, 'Execute')).toHaveAccessibleDescription('1 signature is missing.')
  await configureWallet(ada, { answer: 'reject' })
  await button(ada, 'Confirm').click()
  await expect(bar(ada)).toContainText('Refused in the wallet. Nothing was sent.')
  await configureWallet(ada, { answer: 'approve' })
  await button(ada, 'Confirm').click()
  await expect(button(ada, 'Confirm')).toHaveAccessibleDescription('You have signed it.')
  await goTo(ben, `${treasury}/tx/${grants}`)
  await button(ben, 'Execute').click()
  // The other window hears of it by itself.
  await expect(ada.getByRole('main')).toContainText('Executed')
})

test('R-TX-4 conflicts at a nonce are settled by rejecting, and by replacing, by the keyboard alone from the queue on', async ({
  asOwner,
  baseURL,
}) => {
  const waiting = { value: 1n, signers: [benKey] }
  const safe = await safeOfThree(baseURL, [waiting, waiting])
  const queue = `/one:${safe}/queue`
  const ada = await asOwner(0, queue)
  await ada.getByRole('list', { name: 'Nonce 0' }).getByRole('link', { name: 'Send' }).click()
  await button(ada, 'Reject').click()
  await expect(bar(ada)).toContainText('Another one wants nonce 0, too')
  await bar(ada).getByRole('link', { name: 'Rejection of this nonce' }).click()
  await expect(button(ada, 'Reject')).toHaveAccessibleDescription('This is the rejection.')
  await expect(button(ada, 'Execute')).toHaveAccessibleDescription('1 signature is missing.')

  await goTo(ada, queue)
  await ada
    .getByRole('list', { name: 'Nonce 1' })
    .getByRole('link', { name: 'Review and confirm' })
    .click()
  await button(ada, 'Replace').click()
  await expect(summary(ada)).toContainText('Takes the place of this')
  await expect(summary(ada).getByLabel('Place in the queue')).toContainText('behind all that waits')
  await to(ada).fill(ADA)
  await amount(ada).fill('0.25')
  await submit(ada).click()
  await expect(ada).toHaveURL(/\/tx\//)
  await expect(bar(ada)).toContainText('Another one wants nonce 1, too')

  const ben = await asOwner(1, queue)
  await ben.getByRole('link', { name: 'Rejection of this nonce' }).click()
  await confirmAndExecute(ben)

  // From here on without a mouse.
  await goTo(ben, queue)
  await settled(ben, 'Queue')
  await expect(ben.getByRole('list', { name: 'Nonce 1' }).getByRole('listitem')).toHaveCount(2)
  await expect(ben.getByRole('link', { name: 'Review and confirm' })).toHaveCount(1)
  await ben.getByRole('heading', { level: 1 }).focus()
  await tabTo(ben, 'Review and confirm')
  await ben.keyboard.press('Enter')
  await settled(ben, 'Transaction')
  for (const name of ['Confirm', 'Execute']) {
    await expect(button(ben, name)).not.toHaveAttribute('aria-disabled', 'true')
    await tabTo(ben, name)
    await ben.keyboard.press('Enter')
  }
  await expect(ben.getByRole('main')).toContainText('0.25')
  // What it took the place of can no longer be executed.
  await expect(ada.getByRole('main')).toContainText('Executed')
  await goTo(ada, queue)
  await expect(ada.getByText('Nothing waiting. Last executed nonce 1.')).toBeVisible()
})

test('R-JDG-8 the queue executes what is green where it stands, and several in order, by the keyboard alone', async ({
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
  await injectAxe(ada)
  expect(await findViolations(ada)).toEqual([])
  const first = ada.getByRole('list', { name: 'Nonce 0' })
  await first.getByRole('button', { name: 'Execute', exact: true }).click()
  await expect(first).toHaveCount(0)
  await expect(ada.getByText('2 are fully signed and follow each other')).toBeVisible()
  await ada.getByRole('heading', { level: 1 }).focus()
  await tabTo(ada, 'Execute 2 in order')
  await ada.keyboard.press('Enter')
  // What follows is judged once the one before it is executed; the last wants a signature.
  await expect(ada.getByText('All of them are executed.')).toBeVisible()
  await expect(ada.getByRole('list', { name: /^Nonce/ })).toHaveCount(1)
  await expect(ada.getByRole('main').getByRole('button', { name: /^Execute/ })).toHaveCount(0)
  await soundInEveryLook(ada)
})
