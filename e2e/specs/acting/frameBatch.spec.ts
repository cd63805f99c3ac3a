import { storySafes } from '@countersign/demo/storySafes'
import { worldAccounts } from '@countersign/demo/world'
import { expect, type FrameLocator } from '@playwright/test'
import { createClient, http, parseEther } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { getBalance, sendTransaction } from 'viem/actions'
import { test, whereLittleCanBeKept } from '../../support/frameTest.ts'
import { expectStatus, openInHost } from '../../support/host.ts'
import { passTime } from '../../support/passTime.ts'

const { committee, studio, founders } = storySafes
const TOOL = '/tools?tool=batch'

const nodeOf = (baseURL = '') => createClient({ transport: http(`${baseURL}/api/rpc/31337`) })

async function fillCalls(app: FrameLocator) {
  const call = (name: string) => app.getByRole('group', { name })
  await call('Call 1').getByLabel('To').fill(studio.address)
  await call('Call 1').getByLabel('Amount in ETH').fill('0.002')
  await call('Call 2').getByLabel('To').fill(`one:${founders.address}`)
  await call('Call 2').getByLabel('Amount in ETH').fill('0.001')
  await app.getByRole('button', { name: 'Review' }).click()
}

whereLittleCanBeKept(() => {
  test('R-FRAME-1 the app proposes a batch, a second owner confirms it elsewhere, it is executed, and both sides see it', async ({
    page,
    context,
    baseURL,
  }) => {
    // Two windows, each asking now and then.
    const node = nodeOf(baseURL)
    await sendTransaction(node, {
      account: privateKeyToAccount(worldAccounts[0].privateKey),
      chain: null,
      to: committee.address,
      value: parseEther('0.003'),
    })
    const before = await getBalance(node, founders)
    await page.clock.install()
    const app = await openInHost(page, baseURL, { safe: 'committee', as: '1', path: TOOL })
    await expectStatus(app, 'unauthenticated')
    await fillCalls(app)
    const review = app.getByRole('region', { name: 'What you will be asked' })
    await expect(review).toContainText('One proposal of your Safe, with 2 calls.')
    await expect(review).toContainText(committee.address)
    await expect(review).toContainText(studio.address)
    await expect(review).toContainText(founders.address)
    await expect(review).toContainText(/Total.*0\.003\sETH/)

    // Refused in the host, nothing is sent and nothing has to be written again.
    const prompt = page.getByRole('dialog', { name: 'Propose 2 calls at once' })
    const propose = app.getByRole('button', { name: 'Propose to this Safe' })
    await propose.click()
    await prompt.getByRole('button', { name: 'Reject' }).click()
    await expect(app.getByText('The host refused it. Nothing was sent.')).toBeVisible()
    await propose.click()
    await expect(prompt).toContainText(founders.address)
    await prompt.getByRole('button', { name: 'Approve' }).click()
    await expect(app.getByText('Proposed. Its life is told below.')).toBeVisible()
    const sent = app
      .getByRole('listitem')
      .filter({ hasText: '2 calls, 0.003 ETH in total' })
      .first()
    await expect(sent).toContainText('Waiting for signatures (1 of 2)')
    const safeTxHash = (await sent.getAttribute('data-sent')) ?? ''
    expect(safeTxHash).toMatch(/^0x[0-9a-f]{64}$/)

    const queue = { safe: 'committee', as: '2', path: `/one:${committee.address}/queue` }
    const other = await context.newPage()
    const otherApp = await openInHost(other, baseURL, queue)
    const waiting = otherApp.locator(`a[href*="${safeTxHash}"]`)
    await expect(waiting).toBeVisible()
    const row = other.locator(`[data-safe-tx="${safeTxHash}"]`)
    await expect(row).toContainText('1 of 2 signed')
    await row.getByRole('button', { name: 'Confirm' }).click()
    await expect(row).toContainText('2 of 2 signed')
    // Signed by all, and still not done: a safeTxHash is not a transaction's hash.
    await passTime(page, (patience) =>
      expect(sent).toContainText('waiting to be executed', patience),
    )
    await page.reload()
    await expect(sent).toContainText('waiting to be executed')
    await row.getByRole('button', { name: 'Execute' }).click()

    await passTime(page, (patience) => expect(sent).toContainText('Executed', patience))
    await expect(sent).toContainText(/Transaction0x/)
    expect((await getBalance(node, founders)) - before).toBe(parseEther('0.001'))
    await expect(row).toBeHidden()
    await expect(page.locator(`[data-safe-tx="${safeTxHash}"]`)).toBeHidden()
    await passTime(page, (patience) => expect(waiting).toBeHidden(patience))
    await sent.getByRole('link', { name: 'Open it in this app' }).click()
    await expect(app.getByRole('heading', { level: 1, name: 'Transaction' })).toBeVisible()
    await expect(app.getByRole('main')).toContainText('Executed')
    await openInHost(page, baseURL, { safe: 'committee', as: '1', path: TOOL })
    await expect(sent).toContainText('Executed')
  })
})
