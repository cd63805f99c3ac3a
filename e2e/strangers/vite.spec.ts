import type { Page } from '@playwright/test'
import { ACCOUNT, expect, test, WALLET } from './strangerTest.ts'

const connectWithKit = async (page: Page) => {
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: WALLET }).click()
}
const account = (page: Page) => page.getByTestId('account')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

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

test('wagmi’s actions and ours are one truth, in both tabs and across reloads', async ({
  page,
  context,
  lines,
}) => {
  const other = await context.newPage()
  const tabs = [page, other]
  const all = (text: string) =>
    Promise.all(tabs.map((tab) => expect(account(tab)).toHaveText(text)))
  for (const tab of tabs) await tab.goto('/')
  await all('none')
  // wagmi lists before anybody has connected, and what it connects the other tab knows.
  await press(page, `wagmi: ${WALLET}`)
  await all(ACCOUNT)
  for (const tab of tabs) await tab.reload()
  await all(ACCOUNT)
  // wagmi disconnects what wagmi connected, in the other tab.
  await press(other, 'wagmi: disconnect')
  await all('none')
  for (const tab of tabs) await tab.reload()
  await all('none')
  // The kit connects, wagmi disconnects.
  await connectWithKit(page)
  await all(ACCOUNT)
  await press(other, 'wagmi: disconnect')
  await all('none')
  // wagmi connects, the core disconnects.
  await press(other, `wagmi: ${WALLET}`)
  await all(ACCOUNT)
  await press(page, 'core: disconnect')
  await all('none')
  for (const tab of tabs) await tab.reload()
  await all('none')
  expect(lines).toEqual([])
})

test('an SDK that is not installed is one sentence to the developer', async ({ page, lines }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Coinbase/ })
    .click()
  await expect.poll(() => lines).toHaveLength(1)
  expect(lines[0]).toContain('npm install @coinbase/wallet-sdk')
})
