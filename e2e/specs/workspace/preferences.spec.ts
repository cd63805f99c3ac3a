import { readFileSync } from 'node:fs'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { expectStatus } from '../../support/expectStatus.ts'
import { test } from '../../support/pageTest.ts'
import { configureWallet } from '../../support/wallet.ts'
import { ADA, settled } from '../../support/workspace.ts'

/** Nobody else signs in with it: signing out everywhere must not end what another spec began. */
const OWN_ACCOUNT = 4

/** Opens the preferences in a browser of its own, connected and signed in. */
async function signIn(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto('/preferences')
  await configureWallet(page, { answer: 'approve', account: OWN_ACCOUNT })
  const sessions = page.getByRole('region', { name: 'Where you are signed in' })
  await sessions.getByRole('button', { name: 'Choose a wallet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Demo Wallet' }).click()
  await sessions.getByRole('button', { name: 'Verify account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Verify your account' })
  await dialog.getByRole('button', { name: 'Sign message' }).click()
  await expect(dialog).toContainText('Your account is verified.')
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expectStatus(page, 'connected')
  return page
}

test('R-AUTH-5 signing out everywhere ends the sessions of other browsers, too', async ({
  browser,
  baseURL,
}) => {
  const address = baseURL ? { baseURL } : {}
  const contexts = await Promise.all([browser.newContext(address), browser.newContext(address)])
  const [first, second, third] = [
    await signIn(contexts[0]),
    await signIn(contexts[1]),
    await contexts[1].newPage(),
  ]
  await third.goto('/preferences')
  await expectStatus(third, 'connected')

  await first.reload()
  const list = first.getByRole('region', { name: 'Where you are signed in' })
  await expect(list.getByRole('listitem').filter({ hasText: 'This browser' })).toHaveCount(1)
  // One for each browser at least; earlier visits may have left theirs.
  expect(await list.getByRole('listitem').count()).toBeGreaterThanOrEqual(2)
  await list.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expectStatus(first, 'unauthenticated')
  await expect(list).toContainText('not signed in')

  // On a reload, and on the next thing that is asked without one.
  await second.reload()
  await expectStatus(second, 'unauthenticated')
  const main = third.getByRole('navigation').first()
  await main.getByRole('link', { name: 'Contacts' }).click()
  await settled(third, 'Contacts')
  await main.getByRole('link', { name: 'Preferences' }).click()
  await expectStatus(third, 'unauthenticated')
  await Promise.all(contexts.map((context) => context.close()))
})

test('R-DATA-5 worth is told in the chosen currency, on every page and the next visit', async ({
  page,
}) => {
  await page.goto('/preferences')
  await page.getByLabel('Show worth in').selectOption('eur')
  await page.goto(`/one:${ADA}`)
  await expect(page.getByRole('region', { name: 'Worth' })).toContainText('€')
})

test('a network that is not wanted is not asked, and one always is', async ({ page }) => {
  await page.goto('/preferences')
  await page.getByRole('checkbox', { name: /Demo Two/ }).uncheck()
  await expect(page.getByRole('checkbox', { name: /Demo One/ })).toBeDisabled()
  await page.goto(`/accounts?of=${ADA}`)
  await settled(page, 'Accounts')
  await expect(page.getByRole('region', { name: 'Safes on Demo One' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Safes on Demo Two' })).toHaveCount(0)
})

test('what is remembered goes out, comes back, and is gone when erased', async ({ page }) => {
  await page.goto('/preferences')
  const kept = { address: ADA, name: 'Ada from work', chainId: null }
  await page.evaluate(
    (text) => localStorage.setItem('countersign.app.contacts', text),
    JSON.stringify([kept]),
  )
  await page.reload()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  const file = readFileSync(await (await download).path())
  expect(JSON.parse(file.toString())).toMatchObject({ contacts: [kept] })

  await page.getByRole('button', { name: 'Erase everything' }).click()
  const dialog = page.getByRole('dialog', { name: 'Erase everything?' })
  await Promise.all([
    page.waitForURL((url) => url.pathname === '/'),
    dialog.getByRole('button', { name: 'Erase everything' }).click(),
  ])
  const contacts = () => page.evaluate(() => localStorage.getItem('countersign.app.contacts'))
  expect(await contacts()).toBeNull()

  await page.goto('/preferences')
  const choose = (buffer: Buffer) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'countersign.json', mimeType: 'application/json', buffer })
  await choose(Buffer.from(file.toString().replace(ADA, 'broken')))
  await expect(page.getByText('damaged at contacts.0.address')).toBeVisible()
  await choose(file)
  await page.getByRole('button', { name: 'Take over' }).click()
  expect(await contacts()).toContain('Ada from work')
})
