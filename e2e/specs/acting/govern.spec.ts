import { worldAccounts } from '@countersign/demo/world'
import { expect, type Page } from '@playwright/test'
import { bar, button } from '../../support/actionBar.ts'
import { submit, watchWrites } from '../../support/composer.ts'
import { goTo } from '../../support/goTo.ts'
import { tabInto, tabTo } from '../../support/keyboard.ts'
import { test } from '../../support/ownersTest.ts'
import { safeOfThree } from '../../support/safeOfThree.ts'
import { soundInEveryLook } from '../../support/soundInEveryLook.ts'
import { speak } from '../../support/speak.ts'
import { settled } from '../../support/workspace.ts'

// Each kind of change is gone through in `integration/acting/settings`; this is one of them, with all that
// only a browser shows.
const DARIO = worldAccounts[3].address

const field = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
const meantIt = (page: Page) =>
  page.getByRole('checkbox', { name: 'I have read the warnings, and mean it.' })
const diff = (page: Page) => page.locator('[data-diff]')

test('R-GW-3 R-UI-14 two owners in two windows change the threshold by the keyboard alone, warned of what locks them out', async ({
  asOwner,
  baseURL,
}) => {
  const safe = await safeOfThree(baseURL)
  const ada = await asOwner(0, `/one:${safe}/settings`)
  await settled(ada, 'Settings')
  const writes = watchWrites(ada)
  const { promise: held, resolve: goOn } = Promise.withResolvers<void>()
  await ada.route(/lateSettings/, async (route) => {
    await held
    await route.continue()
  })
  await expect(ada.getByRole('link', { name: 'Change', exact: true })).toBeVisible()
  await ada.getByRole('heading', { level: 1 }).focus()
  await tabTo(ada, 'Change')
  await ada.keyboard.press('Enter')
  // Not all of it was fetched: pressed now, nothing would come of it.
  await expect(submit(ada)).toHaveAttribute('aria-disabled', 'true')
  goOn()
  const needed = field(ada, 'Signatures needed then')
  await expect(needed).toBeVisible()
  await tabInto(needed)
  // As one types into a list: the third of them is "3 of 3".
  await ada.keyboard.press('3')
  await expect(diff(ada)).toContainText('Now: 2 of 3')
  await expect(diff(ada)).toContainText('Then: 3 of 3')
  await expect(ada.getByText('one lost key locks this Safe for good')).toBeVisible()
  // Warned: it waits until that was read.
  await expect(submit(ada)).toHaveAttribute('aria-disabled', 'true')
  // Refused: there is no way to propose it. By its arrow: two digits within a second are one number there.
  await ada.keyboard.press('ArrowUp')
  await expect(ada.getByText('Nothing would change.')).toBeVisible()
  await submit(ada).click()
  expect(writes).toEqual([])
  await tabInto(needed)
  await ada.keyboard.press('ArrowDown')
  await tabInto(meantIt(ada))
  await ada.keyboard.press('Space')
  await expect(submit(ada)).not.toHaveAttribute('aria-disabled', 'true')
  await tabInto(submit(ada))
  await ada.keyboard.press('Enter')
  await expect(ada).toHaveURL(/\/tx\//)
  await expect(diff(ada)).toContainText('Then: 3 of 3')

  const ben = await asOwner(1, new URL(ada.url()).pathname)
  await settled(ben, 'Transaction')
  await expect(diff(ben)).toContainText('Now: 2 of 3')
  await expect(ben.getByText('one lost key locks this Safe for good')).toBeVisible()
  for (const name of ['Confirm', 'Execute']) {
    await expect(button(ben, name)).not.toHaveAttribute('aria-disabled', 'true')
    await tabInto(button(ben, name))
    await ben.keyboard.press('Enter')
  }
  await expect(bar(ben).locator('[data-act="indexed"]')).toBeVisible()
  await goTo(ben, `/one:${safe}/settings`)
  await expect(ben.getByText('3 of 3 owners have to sign')).toBeVisible()
})

test('R-UI-14 what changes a Safe is said in Arabic, and breaks no rule in any look', async ({
  asOwner,
  baseURL,
}) => {
  const safe = await safeOfThree(baseURL)
  const ada = await asOwner(0, '/preferences')
  await speak(ada, 'ar')
  await ada.goto(`/one:${safe}/send?change=setLimit`)
  await field(ada, 'من يمكنه الإنفاق').fill(DARIO)
  await ada.getByRole('main').locator('input[inputmode="decimal"]').last().fill('2')
  await expect(ada.getByText('تستطيع الوحدة نقل كل شيء')).toBeVisible()
  await soundInEveryLook(ada)
  await ada.getByRole('main').getByRole('checkbox').check()
  // Who may spend without the owners is nobody known: that has to be named.
  await ada.getByLabel(/حقوق/).fill('حقوق')
  await soundInEveryLook(ada)
  await ada
    .getByRole('main')
    .getByRole('button', { name: /^وقّع واقترح/ })
    .click()
  await expect(ada).toHaveURL(/\/tx\//)
  await expect(ada.locator('[data-limit-call="set"]')).toBeVisible()
  await expect(diff(ada)).toBeVisible()
  await soundInEveryLook(ada)
})
