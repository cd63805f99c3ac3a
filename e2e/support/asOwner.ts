import type { Browser, Page } from '@playwright/test'
import { configureWallet } from './wallet.ts'

/** A window of its own, with the demo wallet connected as one of its accounts. */
export async function asOwner(browser: Browser, account: number, path: string): Promise<Page> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(path)
  await configureWallet(page, { answer: 'approve', chains: 'both', account })
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Demo Wallet' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  return page
}
