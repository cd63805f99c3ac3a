import { expect, type Page } from '@playwright/test'
import { HARBOUR } from './storyAddresses.ts'
import { configureWallet } from './wallet.ts'
import { ADA, TREASURY } from './workspace.ts'

export { HARBOUR } from './storyAddresses.ts'
export const BEN = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const SAFE_SEND = `/one:${TREASURY}/send`
export const WALLET_SEND = `/one:${ADA}/send`

/** What a page asks of servers that change something: nothing may be among it while a draft has faults. */
export function watchWrites(page: Page): string[] {
  const writes: string[] = []
  page.on('request', (request) => {
    const isSent = request.postData()?.includes('eth_sendRawTransaction') ?? false
    if (isSent || request.url().endsWith('/propose')) writes.push(request.url())
  })
  return writes
}

/** Puts contacts into the browser before its first page. */
export async function knowContacts(page: Page): Promise<void> {
  await page.addInitScript(
    (contacts) => {
      if (localStorage.getItem('countersign.app.contacts')) return
      localStorage.setItem('countersign.app.contacts', JSON.stringify(contacts))
    },
    [{ address: HARBOUR, name: 'Harbour Press', chainId: null }],
  )
}

/** Opens the composer as Ada, or another account of her wallet, which agrees to everything. */
export async function openComposer(page: Page, path: string, account = 0): Promise<void> {
  await page.goto(path)
  await configureWallet(page, { answer: 'approve', account })
  await page.getByRole('main').getByRole('button', { name: 'Connect a wallet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Demo Wallet' }).click()
  await expect(submit(page)).toBeVisible()
}

export const to = (page: Page) => page.getByRole('combobox', { name: 'To', exact: true })
export const amount = (page: Page) => page.getByRole('textbox', { name: 'Amount', exact: true })
export const summary = (page: Page) => page.getByRole('region', { name: 'What will happen' })
export const submit = (page: Page) =>
  page.getByRole('button', { name: /^(Sign and propose|Send with wallet)/ })
