import { expect } from '@playwright/test'
import { test } from '../../support/pageTest.ts'
import { answerInWallet, configureWallet } from '../../support/wallet.ts'
import { settled, storyIsTold, TREASURY } from '../../support/workspace.ts'

test.beforeAll(async ({ request }) => storyIsTold(request))

test('a hidden token stays hidden, and comes back when it is asked for', async ({ page }) => {
  await page.goto(`/one:${TREASURY}/assets`)
  await settled(page, 'Assets')
  const row = page.getByRole('row', { name: /ORCH Orchard \$1/ })
  await row.getByRole('button', { name: 'Hide ORCH' }).click()
  await expect(row).toBeHidden()
  await page.reload()
  await settled(page, 'Assets')
  await expect(row).toBeHidden()
  await page.locator('summary', { hasText: '1 hidden by you' }).click()
  await page.getByRole('button', { name: 'Show ORCH again' }).click()
  await expect(row).toBeVisible()
})

test('R-CON-7 a token can be shown in the connected wallet, and a fake one cannot', async ({
  page,
}) => {
  await page.goto(`/one:${TREASURY}/assets`)
  await settled(page, 'Assets')
  await expect(page.getByRole('button', { name: /in your wallet/ })).toHaveCount(0)
  await configureWallet(page, { answer: 'approve' })
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Demo Wallet' }).click()
  const watch = page.getByRole('button', { name: 'Show USDC in your wallet' })
  await expect(watch).toHaveCount(1)
  await configureWallet(page, { answer: 'ask' })
  await answerInWallet(page, () => watch.click(), ['Watch a token'])
  await expect(page.getByText('USDC is shown in your wallet.')).toBeAttached()
})
