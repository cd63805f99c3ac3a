import { expect, type Locator, type Page } from '@playwright/test'
import { addProvider, type ScriptedProvider, withoutDemoWallet } from './scriptedProvider.ts'

export type OpenWalletsParameters = {
  provider?: ScriptedProvider | undefined
  /** The relay between the page and a phone; `null`: the app has set up none. */
  walletConnect: { relayUrl: string; projectId: string } | null
}

/** Opens the app as a stranger does, and the list of wallets. */
export async function openWallets(
  page: Page,
  { provider, walletConnect }: OpenWalletsParameters,
): Promise<Locator> {
  await withoutDemoWallet(page)
  if (provider) await addProvider(page, provider)
  await page.route('**/api/config', async (route) => {
    const config = await (await route.fetch()).json()
    await route.fulfill({ json: { ...config, walletConnect } })
  })
  // WalletConnect asks a page of its own whether the site is known; nobody is there.
  await page.route(/^https:\/\/[^/]*walletconnect\.(org|com)\//, (route) =>
    route.fulfill({ status: 404, body: '' }),
  )
  await page.goto('/')
  await page.getByRole('banner').locator('.cs-button').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'WalletConnect' })).toBeVisible()
  return dialog
}
