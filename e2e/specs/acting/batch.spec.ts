import { worldAccounts } from '@countersign/demo/world'
import { expect, type Page } from '@playwright/test'
import { configureWallet } from '../../support/wallet.ts'
import { ADA } from '../../support/workspace.ts'
import { test } from '../../support/worldTest.ts'

const [, ben, chioma] = worldAccounts.map(({ address }) => address)
const TOOL = '/tools?tool=batch'

const call = (page: Page, number: number) => page.getByRole('group', { name: `Call ${number}` })

async function fillCalls(page: Page) {
  await call(page, 1)
    .getByLabel('To')
    .fill(ben ?? '')
  await call(page, 1).getByLabel('Amount in ETH').fill('0.001')
  await call(page, 2)
    .getByLabel('To')
    .fill(chioma ?? '')
  await call(page, 2).getByLabel('Amount in ETH').fill('0.002')
  await page.getByRole('button', { name: 'Review' }).click()
}

async function connect(page: Page, wallet: string) {
  await page.goto(TOOL)
  if (wallet === 'Demo Wallet') await configureWallet(page, { answer: 'approve' })
  await page.getByRole('main').getByRole('button', { name: 'Choose a wallet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: wallet }).click()
  await expect(call(page, 1)).toBeVisible()
}

// What is wrong with a call, and with whom it pays, is gone through in `integration/acting/compose`.
test('R-TX-4 a wallet that cannot keep calls together says so, and sends them one by one', async ({
  page,
}) => {
  await connect(page, 'Demo Wallet')
  const balance = page.getByRole('banner').getByText(/\d\sETH$/)
  const before = (await balance.textContent()) ?? ''
  await fillCalls(page)
  const review = page.getByRole('region', { name: 'What you will be asked' })
  await expect(review).toContainText('Your wallet cannot send several calls as one.')
  await expect(review).toContainText('2 transactions, one after the other.')
  await review.getByRole('button', { name: 'Send one by one' }).click()
  const lives = page.getByRole('region', { name: 'Sent from this browser' })
  await expect(lives.getByRole('listitem')).toHaveCount(2)
  await expect(lives.getByRole('listitem').filter({ hasText: 'Executed' })).toHaveCount(2)
  // The balance beside the account is the one after what was sent.
  await expect(balance).not.toHaveText(before)

  // Refused in the middle: what was sent is told, and what was not.
  await configureWallet(page, { answer: 'ask' })
  await fillCalls(page)
  const send = () => review.getByRole('button', { name: 'Send one by one' }).click()
  const opened = page.waitForEvent('popup')
  await send()
  const wallet = await opened
  const reject = async (window: Page) => {
    const closed = window.waitForEvent('close')
    await window.getByRole('button', { name: 'Reject', exact: true }).click()
    // It waits a moment for a follow-up: the next question shall have a window of its own.
    await closed
  }
  let isRejected = false
  const another = page
    .waitForEvent('popup')
    .then((window) => (isRejected ? undefined : reject(window)))
  await wallet.getByRole('button', { name: 'Approve', exact: true }).click()
  // Where the second question comes late, it does so in another window.
  await Promise.any([reject(wallet), another])
  isRejected = true
  await expect(page.getByText('Only 1 of 2 were sent')).toBeVisible()
  const begun = lives.getByRole('list').first().getByRole('listitem')
  /** What is left is judged anew. */
  const resume = async () => {
    await lives.getByRole('button', { name: 'Go on with the rest' }).click()
    await page.getByRole('button', { name: 'Send with wallet' }).click()
  }
  await expect(begun).toHaveCount(2)

  // What was sent is not sent again: neither from here, nor after a reload in the middle.
  await expect(review.getByRole('button', { name: 'Send one by one' })).toBeHidden()
  const again = page.waitForEvent('popup')
  await resume()
  const asked = await again
  await asked.getByRole('heading', { name: 'Send a transaction' }).waitFor()
  await page.reload()
  await expect(begun.nth(1)).toContainText('not known whether it was sent')
  await asked.close().catch(() => undefined)
  await configureWallet(page, { answer: 'approve' })
  await begun.nth(1).getByRole('button', { name: 'It was not sent' }).click()
  await resume()
  // Each of the four was paid once.
  await expect(lives.getByRole('listitem').filter({ hasText: 'Executed' })).toHaveCount(4)
})

test('R-TX-4 a batch that only its wallet knows is followed by its id, across a reload', async ({
  page,
}) => {
  const mined = `0x${'5a'.repeat(32)}`
  await page.addInitScript(
    ([account, transactionHash]) => {
      const receipt = { transactionHash, status: '0x1', blockNumber: '0x1', logs: [] }
      const answers: Record<string, (params: unknown[]) => unknown> = {
        eth_requestAccounts: () => [account],
        eth_accounts: () => [account],
        eth_chainId: () => '0x7a69',
        wallet_getCapabilities: () => ({ '0x7a69': { atomic: { status: 'supported' } } }),
        wallet_sendCalls: ([request]) => {
          Object.assign(window, { request })
          return { id: 'bundle-1' }
        },
        wallet_getCallsStatus: () =>
          sessionStorage.getItem('mined')
            ? { status: 200, receipts: [receipt] }
            : { status: 100, receipts: [] },
      }
      const request = async ({ method, params }: { method: string; params: unknown[] }) => {
        const answer = answers[method]
        if (answer) return answer(params)
        throw Object.assign(new Error('There is no such method'), { code: 4200 })
      }
      const info = {
        uuid: '5d1c2d1e-7d53-4b0c-9d0a-6a0f3d8f5c12',
        name: 'Clever Wallet',
        rdns: 'example.clever',
        icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
      }
      const provider = { request, on: () => {}, removeListener: () => {} }
      const announce = () => {
        const detail = Object.freeze({ info, provider })
        window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
      }
      window.addEventListener('eip6963:requestProvider', announce)
      announce()
    },
    [ADA, mined] as const,
  )
  await connect(page, 'Clever Wallet')
  await fillCalls(page)
  const review = page.getByRole('region', { name: 'What you will be asked' })
  await expect(review).toContainText('One request with 2 calls.')
  await review.getByRole('button', { name: 'Send', exact: true }).click()
  const lives = page.getByRole('region', { name: 'Sent from this browser' })
  await expect(lives).toContainText('With your wallet')
  const asked = await page.evaluate(() => (window as unknown as { request: object }).request)
  expect(asked).toMatchObject({ atomicRequired: true, calls: [{ to: ben }, { to: chioma }] })
  await page.reload()
  await expect(lives).toContainText('With your wallet')
  await page.evaluate(() => sessionStorage.setItem('mined', 'yes'))
  // Its transaction is followed from now on; this one was never on the chain.
  await expect(lives).toContainText('Sent; waiting for the chain')
  await expect(lives).not.toContainText('With your wallet')
  await expect(lives.getByRole('button', { name: 'Copy Transaction' })).toBeVisible()
})
