import { expect, type Page } from '@playwright/test'
import { confirmAndExecute, button as inBar } from '../../support/actionBar.ts'
import { goTo } from '../../support/goTo.ts'
import { test } from '../../support/ownersTest.ts'
import { safeOf, safeOfSafe } from '../../support/safeOfSafe.ts'
import { adaKey, benKey } from '../../support/safeOfThree.ts'
import { soundInEveryLook } from '../../support/soundInEveryLook.ts'
import { settled } from '../../support/workspace.ts'

// What is deeper, and what is refused, is gone through in `integration/acting/nested`.
const tree = (page: Page) => page.getByRole('region', { name: 'Owners that are Safes' })

/** Opens what waits first in a Safe, from its queue. */
async function open(page: Page) {
  await page.getByRole('list', { name: 'Nonce 0' }).getByRole('link').first().click()
  await settled(page, 'Transaction')
  await expect(tree(page)).toBeVisible()
}

test('R-TX-4 a Safe that owns a Safe confirms on the chain, and both are executed in order', async ({
  asOwner,
  baseURL,
}) => {
  const parent = await safeOf(baseURL, adaKey, [benKey])
  const child = await safeOfSafe(baseURL, parent)
  const queue = `/one:${child}/queue`
  const ada = await asOwner(0, queue)
  await open(ada)
  await expect(tree(ada)).toContainText('Its confirmation is not proposed yet')
  await tree(ada).getByRole('button', { name: 'Propose its confirmation', exact: true }).click()
  // What it confirms by that is judged before it is signed.
  const asked = ada.getByRole('dialog', { name: 'Confirm another Safe’s transaction' })
  await expect(asked.locator('[data-verdict="proven"]')).toBeVisible()
  await soundInEveryLook(ada)
  await asked.getByRole('button', { name: 'Sign and propose' }).click()
  await expect(tree(ada)).toContainText('1 of 2 signed, nonce 0')
  await expect(tree(ada)).toContainText('You have signed. 1 more of its owners must sign.')
  await soundInEveryLook(ada)

  const ben = await asOwner(1, queue)
  await open(ben)
  await tree(ben)
    .getByRole('link', { name: /^Its confirmation/ })
    .click()
  // On the parent's own page it is said what is confirmed, and that it is that.
  const confirms = ben.getByRole('region', { name: 'What it confirms' })
  await expect(confirms).toContainText('Whoever signs here signs that, too.')
  await soundInEveryLook(ben)
  await confirms.getByRole('link').click()
  // What somebody else has proposed to the parent is judged on its own page, and nowhere else.
  await expect(tree(ben).getByRole('button')).toHaveCount(0)
  await tree(ben).getByRole('link', { name: 'Review and sign its confirmation' }).click()
  await confirmAndExecute(ben)
  await goTo(ben, queue)
  await open(ben)
  await expect(tree(ben)).toContainText('Confirmed on the chain')
  await inBar(ben, 'Execute').click()
  await expect(ada.getByRole('main')).toContainText('Executed')
})
