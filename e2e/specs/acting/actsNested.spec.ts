import { expect, type Page } from '@playwright/test'
import { bar, confirmAndExecute, button as inBar } from '../../support/actionBar.ts'
import { test } from '../../support/ownersTest.ts'
import { safeOf, safeOfSafe } from '../../support/safeOfSafe.ts'
import { adaKey, benKey, chiomaKey } from '../../support/safeOfThree.ts'
import { soundInEveryLook } from '../../support/soundInEveryLook.ts'
import { speak } from '../../support/speak.ts'
import { settled } from '../../support/workspace.ts'

// Several wallets ask one after the other, and chains and gateway have to follow.

const tree = (page: Page) => page.getByRole('region', { name: 'Owners that are Safes' })
const owner = (page: Page, safe: string) =>
  tree(page)
    .getByRole('listitem')
    .filter({ hasText: safe.slice(-4) })
    .last()
const button = (page: Page, name: string) => tree(page).getByRole('button', { name, exact: true })

/** Executes what is shown, until the gateway has read of it. */
async function executeHere(page: Page) {
  await inBar(page, 'Execute').click()
  await expect(bar(page).locator('[data-act="indexed"]')).toBeVisible()
}

/** Opens what waits first in a Safe, as one of the demo wallet's accounts. */
async function open(page: Page, safe: string) {
  await page.goto(`/one:${safe}/queue`)
  await settled(page, 'Queue')
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
  const ada = await asOwner(0, `/one:${child}`)
  await open(ada, child)
  await expect(tree(ada)).toContainText('Its confirmation is not proposed yet')
  await button(ada, 'Propose its confirmation').click()
  await expect(tree(ada)).toContainText('1 of 2 signed, nonce 0')
  await expect(tree(ada)).toContainText('You have signed. 1 more of its owners must sign.')

  const ben = await asOwner(1, `/one:${child}`)
  await open(ben, child)
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
  await open(ben, child)
  await expect(tree(ben)).toContainText('Confirmed on the chain')
  await inBar(ben, 'Execute').click()
  await expect(ben.getByRole('main')).toContainText('Executed')
  await expect(ada.getByRole('main')).toContainText('Executed')
})

test('R-TX-4 three levels deep: refused until one of the people begins, then done in order', async ({
  asOwner,
  baseURL,
}) => {
  const own = await safeOf(baseURL, adaKey, [])
  const parent = await safeOf(baseURL, benKey, [own])
  const child = await safeOfSafe(baseURL, parent)
  const ada = await asOwner(0, `/one:${child}`)
  await open(ada, child)
  await expect(tree(ada)).toContainText('You own this Safe only through another Safe')
  await expect(tree(ada).getByRole('button')).toHaveCount(0)

  const ben = await asOwner(1, `/one:${child}`)
  await open(ben, child)
  await button(ben, 'Propose its confirmation').click()
  await expect(tree(ben)).toContainText('1 of 2 signed')

  await ada.reload()
  await expect(tree(ada)).toContainText('A Safe of yours is an owner of it: go on below.')
  await soundInEveryLook(ada)
  const mine = owner(ada, own)
  await mine.getByRole('button', { name: 'Propose its confirmation' }).click()
  await mine.getByRole('link', { name: 'Review and execute its confirmation' }).click()
  await executeHere(ada)
  await open(ada, child)
  await expect(owner(ada, own)).toContainText('Confirmed on the chain')
  await tree(ada).getByRole('link', { name: 'Review and execute its confirmation' }).click()
  await executeHere(ada)
  await open(ada, child)
  await inBar(ada, 'Execute').click()
  await expect(ada.getByRole('main')).toContainText('Executed')
})

test('R-TX-4 what is deeper than three is refused with a sentence', async ({
  asOwner,
  baseURL,
}) => {
  const own = await safeOf(baseURL, adaKey, [])
  const second = await safeOf(baseURL, benKey, [own])
  const third = await safeOf(baseURL, benKey, [second])
  const child = await safeOf(baseURL, chiomaKey, [third], [{ value: 1n, signers: [chiomaKey] }])
  const ada = await asOwner(0, `/one:${child}`)
  await open(ada, child)
  await expect(tree(ada)).toContainText('more Safes than are gone through here: three in a row')
  await expect(tree(ada).getByRole('button')).toHaveCount(0)
  await soundInEveryLook(ada)
  await speak(ada, 'ar')
  await ada.reload()
  await expect(ada.getByRole('region', { name: 'مالكون هم خزائن Safe' })).toContainText(
    'ثلاث متتالية',
  )
  await soundInEveryLook(ada)
})

test('R-GW-4 a hash that nobody knows is not confirmed as if it were known', async ({
  asOwner,
  baseURL,
}) => {
  const parent = await safeOf(baseURL, adaKey, [benKey])
  const child = await safeOfSafe(baseURL, parent)
  const ada = await asOwner(0, `/one:${child}`)
  await open(ada, child)
  const shown = ada.url().split('/').at(-1) ?? ''
  await button(ada, 'Propose its confirmation').click()
  await tree(ada)
    .getByRole('link', { name: /^Its confirmation/ })
    .click()
  await expect(ada.getByText('Whoever signs here signs that, too.')).toBeVisible()
  // The gateway shows another sum for the same hash.
  await ada.route(`**/v1/chains/31337/transactions/${shown.slice(-66)}`, async (route) => {
    const answer = await route.fetch()
    const text = (await answer.text()).replaceAll('"value":"1"', '"value":"2"')
    await route.fulfill({ response: answer, body: text })
  })
  await ada.reload()
  await expect(ada.getByText('nobody can tell what that stands for')).toBeVisible()
  await expect(ada.getByText('Signing it would be signing blindly.')).toBeVisible()
  await soundInEveryLook(ada)
})
