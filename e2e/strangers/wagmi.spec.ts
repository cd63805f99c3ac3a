import type { Page } from '@playwright/test'
import { connectWithKit } from './connectWithKit.ts'
import { ACCOUNT, expect, test, WALLET } from './strangerTest.ts'

const account = (page: Page) => page.getByTestId('account')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

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
