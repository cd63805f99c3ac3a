import { type Browser, expect, type FrameLocator, type Page } from '@playwright/test'
import { expectStatus, openInHost } from './host.ts'
import { passTime } from './passTime.ts'

type Together = {
  /** Who asks, and how their Safe signs messages. */
  place: { safe: string; as: string; messages?: string }
  /** The other owner, and what they do in a browser of their own. */
  other: { as: string; browser: Browser; cosign: (page: Page) => Promise<void> }
}

/**
 * Two owners of a Safe sign in as it: one asks and leaves, the other signs in a browser of
 * their own, and the first one, back again, is signed in without doing anything more.
 */
export async function signInTogether(
  page: Page,
  baseURL: string | undefined,
  { place, other }: Together,
): Promise<void> {
  await page.clock.install()
  const app = await openInHost(page, baseURL, place)
  await expectStatus(app, 'unauthenticated')
  const dialog = await openVerify(app)
  await dialog.getByRole('button', { name: 'Sign message' }).click()
  const prompt = page.getByRole('dialog', { name: 'Sign a message' })
  await expect(prompt).toContainText('wants you to sign in with your Ethereum account')
  const nonce = /Nonce: (\w+)/.exec((await prompt.textContent()) ?? '')?.[1] ?? ''
  await prompt.getByRole('button', { name: 'Approve' }).click()
  await expect(dialog).toContainText('1 of 2 have signed')

  await page.reload()
  const waiting = app.getByRole('button', { name: 'Verify account: 1 of 2 have signed' })
  await expect(waiting).toBeVisible()
  await openVerify(app)
  await expect(dialog).toContainText('1 of 2 have signed')
  await expect(dialog).toContainText(nonce)
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  await expect(waiting).toBeVisible()

  const theirs = await other.browser.newPage()
  await openInHost(theirs, baseURL, { ...place, as: other.as })
  await other.cosign(theirs)
  await theirs.close()
  // The app looks every few seconds, and again after fifteen where the server could not say.
  await passTime(page, (patience) => expectStatus(app, 'connected', patience))
  await expect(waiting).toBeHidden()
  await page.reload()
  await expectStatus(app, 'connected')
}

async function openVerify(app: FrameLocator) {
  await app.getByRole('button', { name: 'Verify account' }).click()
  return app.getByRole('dialog', { name: 'Verify your account' })
}
