import { test as base, type Page } from '@playwright/test'
import { configureWallet } from './wallet.ts'

/** A window of its own, with the demo wallet connected as one of its accounts. */
export type AsOwner = (account: number, path: string) => Promise<Page>

/** For specs of several owners. Their windows end with the test: open ones go on asking, all of them. */
export const test = base.extend<{ asOwner: AsOwner }>({
  async asOwner({ browser }, use) {
    const pages: Page[] = []
    await use(async (account, path) => {
      const context = await browser.newContext()
      const page = await context.newPage()
      pages.push(page)
      await page.goto(path)
      await configureWallet(page, { answer: 'approve', chains: 'both', account })
      await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Demo Wallet' }).click()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      return page
    })
    // An answer that comes after the end is nobody's fault.
    for (const page of pages) await page.unrouteAll({ behavior: 'ignoreErrors' })
    for (const page of pages) await page.context().close()
  },
})
