import { expect } from '@playwright/test'
import { createClient, http, parseEther } from 'viem'
import { getBalance } from 'viem/actions'
import { amount, submit, summary, to } from '../../support/composer.ts'
import { answerInWallet, watchForComplaints } from '../../support/wallet.ts'
import { TREASURY } from '../../support/workspace.ts'
import { test } from '../../support/worldTest.ts'

test('R-CON-1 R-TX-4 who comes for the first time has paid somebody after nine steps', async ({
  context,
  page,
  baseURL,
}) => {
  const client = createClient({ transport: http(`${baseURL}/api/rpc/31337`) })
  const before = await getBalance(client, { address: TREASURY })
  const complaints = watchForComplaints(context)
  const steps: string[] = []
  const step = async (name: string, act: () => Promise<unknown>) => {
    steps.push(name)
    await act()
  }
  const main = page.getByRole('main')
  await page.goto('/')
  await step('connect', () =>
    page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click(),
  )
  const choose = () => page.getByRole('dialog').getByRole('button', { name: 'Demo Wallet' }).click()
  await step('choose the wallet', () =>
    answerInWallet(page, () => step('agree to connect', choose), ['Connect']),
  )
  await step('send', () => main.getByRole('link', { name: 'Send', exact: true }).click())
  // Nobody is known yet, and still there is somebody to pay.
  await step('look who could be paid', () => to(page).click())
  await step('choose somebody', () =>
    page.getByRole('option', { name: /Orchard treasury/ }).click(),
  )
  await step('say how much', () => amount(page).fill('0.5'))
  await expect(summary(page)).toContainText('0.5 ETH')
  await expect(summary(page)).toContainText('Orchard treasury')
  await expect(summary(page)).toContainText('Your wallet pays about')
  await step('send it', () =>
    answerInWallet(page, () => step('agree to send', () => submit(page).click()), [
      'Send a transaction',
    ]),
  )
  expect(steps).toHaveLength(9)
  await expect(page).toHaveURL(/\/activity$/)
  const sent = page.getByRole('region', { name: 'Sent from this browser' })
  await expect(sent).toContainText('Send 0.5 ETH to Orchard treasury')
  await expect(sent).toContainText('Done')
  const received = async () => (await getBalance(client, { address: TREASURY })) - before
  await expect.poll(received).toBe(parseEther('0.5'))
  expect(complaints).toEqual([])
})
