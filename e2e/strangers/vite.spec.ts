import type { Page } from '@playwright/test'
import { connectWithKit } from './connectWithKit.ts'
import { ACCOUNT, expect, test } from './strangerTest.ts'

const account = (page: Page) => page.getByTestId('account')

test('a stranger’s app connects in StrictMode, and again after a reload', async ({
  page,
  lines,
}) => {
  await page.goto('/')
  await connectWithKit(page)
  await expect(account(page)).toHaveText(ACCOUNT)
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.reload()
  await expect(account(page)).toHaveText(ACCOUNT)
  await expect(page.getByRole('button', { name: 'Connect wallet' })).toBeHidden()
  expect(lines).toEqual([])
})

test('the account’s and the network’s dialogs open and switch', async ({ page, lines }) => {
  await page.goto('/')
  await connectWithKit(page)
  await expect(page.getByTestId('chain')).toHaveText('1')
  await page.getByRole('button', { name: /Ethereum/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Sepolia/ })
    .click()
  await expect(page.getByTestId('chain')).toHaveText('11155111')
  expect(lines).toEqual([])
})

test('Coinbase’s window opens, and nothing was installed for it', async ({ page, lines }) => {
  const context = page.context()
  await context.route('https://keys.coinbase.com/**', (route) => route.fulfill({ body: '' }))
  await page.goto('/')
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  const opened = page.waitForEvent('popup')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Coinbase/ })
    .click()
  const popup = await opened
  await expect.poll(() => popup.url()).toContain('https://keys.coinbase.com/')
  expect(lines).toEqual([])
})
