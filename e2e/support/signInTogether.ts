import { expect, type Page } from '@playwright/test'
import { expectStatus, openInHost } from './host.ts'

/**
 * Two owners of a Safe sign in as it: one asks and leaves, the other signs in a window of their
 * own, and the first one, back again, is signed in.
 */
export async function signInTogether(page: Page, baseURL: string | undefined): Promise<void> {
  const app = await openInHost(page, baseURL, { safe: 'grants', as: '0' })
  await expectStatus(app, 'unauthenticated')
  await app.getByRole('button', { name: 'Verify account' }).click()
  const dialog = app.getByRole('dialog', { name: 'Verify your account' })
  await dialog.getByRole('button', { name: 'Sign message' }).click()
  const prompt = page.getByRole('dialog', { name: 'Sign a message' })
  await expect(prompt).toContainText('wants you to sign in with your Ethereum account')
  const nonce = /Nonce: (\w+)/.exec((await prompt.textContent()) ?? '')?.[1] ?? ''
  await prompt.getByRole('button', { name: 'Approve' }).click()
  await expect(dialog).toContainText('1 of 2 have signed')

  await page.reload()
  await expectStatus(app, 'unauthenticated')
  await app.getByRole('button', { name: 'Verify account' }).click()
  await expect(dialog).toContainText('1 of 2 have signed')
  await expect(dialog).toContainText(nonce)

  const other = await page.context().newPage()
  await openInHost(other, baseURL, { safe: 'grants', as: '2' })
  // The newest message is the first one; the story's own sign-in waits below it.
  await other.locator('[data-message]').first().getByRole('button', { name: 'Sign' }).click()
  await expect(dialog).toContainText('Your account is verified.')
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expectStatus(app, 'connected')
  await page.reload()
  await expectStatus(app, 'connected')
  await other.close()
}
