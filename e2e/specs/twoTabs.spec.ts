import { expect } from '@playwright/test'
import { expectStatus } from '../support/expectStatus.ts'
import { test } from '../support/pageTest.ts'
import { configureWallet } from '../support/wallet.ts'

const FIRST = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const SECOND = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test('R-CON-2 R-CON-5 two tabs agree after connecting, changing the account and disconnecting', async ({
  context,
}) => {
  const one = await context.newPage()
  const two = await context.newPage()
  for (const page of [one, two]) await page.goto('/')
  await configureWallet(one, { answer: 'approve' })
  const bothShow = async (text: string) => {
    for (const page of [one, two]) {
      await expect(page.getByRole('region', { name: 'Connected account' })).toContainText(text)
    }
  }

  await one.getByRole('button', { name: 'Connect wallet' }).click()
  await one.getByRole('button', { name: 'Demo Wallet' }).click()
  await bothShow(FIRST)

  await configureWallet(two, { account: 1 })
  await bothShow(SECOND)

  await two.getByRole('button', { name: /ben.demo.eth/ }).click()
  await two.getByRole('button', { name: 'Disconnect' }).click()
  for (const page of [one, two]) await expectStatus(page, 'disconnected')
})
