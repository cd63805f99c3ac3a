import { storySafes } from '@countersign/demo/storySafes'
import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import { openInHost } from '../support/host.ts'

const { treasury } = storySafes
const BEN = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const question = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

/** From now on the host hears nothing, as one whose page has crashed. */
const silence = (page: Page) =>
  page.evaluate(() =>
    window.addEventListener('message', (event) => event.stopImmediatePropagation(), true),
  )

async function askForBook(app: FrameLocator) {
  await app.getByRole('button', { name: 'Import from this Safe’s host' }).click()
  return app.getByRole('dialog', { name: 'Import from this Safe’s host' })
}

test('R-FRAME-1 contacts come from the host’s address book, with permission, and once', async ({
  page,
  baseURL,
}) => {
  const app = await openInHost(page, baseURL, { path: '/contacts' })
  const dialog = await askForBook(app)
  await question(page, 'Share your address book').getByRole('button', { name: 'Reject' }).click()
  await expect(dialog).toContainText('not allowed to share its address book')
  await dialog.getByRole('button', { name: 'Ask again' }).click()
  await question(page, 'Share your address book').getByRole('button', { name: 'Approve' }).click()
  const list = dialog.getByRole('list', { name: 'The host’s address book' })
  const ben = list.getByRole('listitem').filter({ hasText: BEN })
  await expect(ben).toContainText('New')
  const count = await list.getByRole('listitem').count()
  await dialog.getByRole('button', { name: `Import ${count} contacts` }).click()
  await expect(app.getByText(`${count} contacts were added.`)).toBeVisible()
  await expect(app.getByRole('row').filter({ hasText: BEN })).toHaveCount(1)

  // Granted once: the host is not asked again, and nobody comes twice.
  const again = await askForBook(app)
  await expect(again.getByRole('listitem').filter({ hasText: BEN })).toContainText('Known already')
  await expect(again.getByRole('button', { name: 'Nothing to import' })).toBeVisible()
})

test('R-FRAME-1 a host that refuses, and one that falls silent, leave the contacts as they are', async ({
  page,
  baseURL,
}) => {
  const refusing = await openInHost(page, baseURL, { path: '/contacts', mode: 'refuses' })
  const dialog = await askForBook(refusing)
  await expect(dialog).toContainText('Nothing was imported.')

  const app = await openInHost(page, baseURL, { path: '/contacts' })
  await expect(app.getByRole('button', { name: 'Import from this Safe’s host' })).toBeVisible()
  await silence(page)
  const silent = await askForBook(app)
  await expect(silent.getByRole('alert')).toContainText('did not answer in time')
  await expect(silent.getByRole('button', { name: 'Try again' })).toBeVisible()
  await silent.getByRole('button', { name: 'Close' }).click()
  await expect(app.getByText('No contacts yet.')).toBeVisible()
})

test('R-FRAME-1 outside a Safe nothing of a host is offered', async ({ page }) => {
  await page.goto('/contacts')
  await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /host/ })).toHaveCount(0)
  expect(treasury.chainId).toBe(31337)
})
