import { storySafes } from '@countersign/demo/storySafes'
import { expect, test } from '@playwright/test'
import { openInHost } from '../support/host.ts'
import { serveApp } from '../support/serveApp.ts'

const { committee, studio, founders } = storySafes

type App = {
  connect(): Promise<void>
  send(targets: readonly string[]): Promise<string>
  status(): { status: string; hash: string; replacedBy?: string } | undefined
  callsStatus(id: string): Promise<{ status: number }>
}
type AppWindow = Window & { app: App }

test('R-FRAME-1 a batch is proposed, confirmed by a second owner, executed, and both sides see it', async ({
  page,
  context,
  baseURL,
}) => {
  await serveApp(context, { fixture: 'coreApp', path: '/core-app.html' })
  await openInHost(page, baseURL, { safe: 'committee', as: '1', path: '/core-app.html' })
  await page.waitForFunction(() => window.frames.length > 0)
  const app = page.frame('app')
  if (!app) throw new Error('The host shows no app')
  await app.waitForFunction(() => 'app' in window)
  await app.evaluate(() => (window as unknown as AppWindow).app.connect())

  const sending = app.evaluate(
    (targets) => (window as unknown as AppWindow).app.send(targets),
    [studio.address, founders.address],
  )
  await page
    .getByRole('dialog', { name: 'Propose 2 calls at once' })
    .getByRole('button', { name: 'Approve' })
    .click()
  const safeTxHash = await sending
  const status = () => app.evaluate(() => (window as unknown as AppWindow).app.status())
  const callsStatus = () =>
    app.evaluate((id) => (window as unknown as AppWindow).app.callsStatus(id), safeTxHash)
  expect(await status()).toMatchObject({ status: 'pending', hash: safeTxHash })
  expect(await callsStatus()).toMatchObject({ status: 100 })

  const other = await context.newPage()
  await openInHost(other, baseURL, { safe: 'committee', as: '2', path: '/core-app.html' })
  const row = other.locator(`[data-safe-tx="${safeTxHash}"]`)
  await expect(row).toContainText('1 of 2 signed')
  await row.getByRole('button', { name: 'Confirm' }).click()
  await expect(row).toContainText('2 of 2 signed')
  // Signed by all, and still waiting: a safeTxHash is not a transaction's hash.
  expect(await status()).toMatchObject({ status: 'pending' })
  await row.getByRole('button', { name: 'Execute' }).click()

  await expect.poll(async () => (await status())?.status).toBe('confirmed')
  const { replacedBy } = (await status()) ?? {}
  expect(replacedBy).toMatch(/^0x[0-9a-f]{64}$/)
  expect(replacedBy).not.toBe(safeTxHash)
  expect(await callsStatus()).toMatchObject({
    status: 200,
    receipts: [{ transactionHash: replacedBy, status: '0x1' }],
  })
  await expect(row).toBeHidden()
  await expect(page.locator(`[data-safe-tx="${safeTxHash}"]`)).toBeHidden()
  expect(committee.threshold).toBe(2)
})
