import { expect, type Page } from '@playwright/test'
import { keccak256, toHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { configureWallet } from './wallet.ts'
import { ADA, TREASURY } from './workspace.ts'

/** A vendor of the demo's story; keys that everybody can know. */
export const HARBOUR = privateKeyToAccount(
  keccak256(toHex('countersign demo: Harbour Press 5416')),
).address
/** Collectibles of the story: a leaf is one of a kind (ERC-721), of seed packets there are several (ERC-1155). */
export const LEAVES = '0x2dbf0276b578d28dAF5553991Fc2f11f4F81142a'
export const SEED_PACKETS = '0xCA1684AC490ff40B9E10d46A7BF3AA3De6354208'
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
export const asset = (page: Page) => page.getByRole('combobox', { name: 'Asset', exact: true })
export const summary = (page: Page) => page.getByRole('region', { name: 'What will happen' })
export const submit = (page: Page) =>
  page.getByRole('button', { name: /^(Sign and propose|Send with wallet)/ })
