import { expect, type Page } from '@playwright/test'
import { test } from '../support/pageTest.ts'
import { answerInWallet, configureWallet } from '../support/wallet.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/')
})

const open = async (page: Page) => {
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  return page.getByRole('dialog')
}

test('R-ERR-1 a declined connection is said plainly, and trying again works', async ({ page }) => {
  const dialog = await open(page)
  const choose = () => dialog.getByRole('button', { name: 'Demo Wallet' }).click()
  await answerInWallet(page, choose, ['Connect'], 'Reject')
  await expect(dialog).toContainText('You declined the request in your wallet.')
  const retry = () => dialog.getByRole('button', { name: 'Try again' }).click()
  await answerInWallet(page, retry, ['Connect'])
  await expect(page.getByRole('region', { name: 'Connected account' })).toBeVisible()
})

test('R-ERR-2 a request that is open elsewhere completes by itself when it is approved', async ({
  context,
  page,
}) => {
  await configureWallet(page, { hold: true })
  const dialog = await open(page)
  await dialog.getByRole('button', { name: 'Demo Wallet' }).click()
  // The first request is held in the wallet; a second one finds it there.
  await dialog.getByRole('button', { name: 'Back' }).click()
  await dialog.getByRole('button', { name: 'Demo Wallet' }).click()
  await expect(dialog).toContainText('A request is already waiting in Demo Wallet.')
  const wallet = await context.newPage()
  await wallet.goto('/wallet.html')
  await wallet.getByRole('button', { name: 'Review: Connect' }).click()
  await wallet.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByRole('region', { name: 'Connected account' })).toBeVisible()
})

test('R-CON-2 a locked wallet ends as disconnected on load, without a prompt', async ({ page }) => {
  await configureWallet(page, { answer: 'approve' })
  const dialog = await open(page)
  await dialog.getByRole('button', { name: 'Demo Wallet' }).click()
  await expect(page.getByRole('region', { name: 'Connected account' })).toBeVisible()
  await configureWallet(page, { locked: true })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Connect wallet' })).toBeVisible()
  expect(page.context().pages()).toHaveLength(1)
})

test('R-UI-12 a refused switch is told and the dialog stays', async ({ page }) => {
  await configureWallet(page, { answer: 'approve' })
  const dialog = await open(page)
  await dialog.getByRole('button', { name: 'Demo Wallet' }).click()
  await expect(page.getByRole('region', { name: 'Connected account' })).toBeVisible()
  await configureWallet(page, { answer: 'reject', chains: 'both' })
  await page.getByRole('button', { name: 'Demo One' }).click()
  const networks = page.getByRole('dialog', { name: 'Switch networks' })
  await networks.getByRole('button', { name: 'Demo Two' }).click()
  await expect(networks.locator('.cs-failure')).toContainText('You declined the request')
  await expect(networks).toBeVisible()
})

test('R-CON-3 a wallet that adds a chain without switching is asked again', async ({ page }) => {
  await configureWallet(page, { answer: 'approve', addWithoutSwitching: true })
  const dialog = await open(page)
  await dialog.getByRole('button', { name: 'Demo Wallet' }).click()
  await page.getByRole('button', { name: 'Demo One' }).click()
  await page.getByRole('button', { name: 'Demo Two' }).click()
  await expect(page.getByRole('region', { name: 'Connected account' })).toContainText('Demo Two')
})
