import { expect, type Page } from '@playwright/test'
import { keccak256, toHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { configureWallet } from './wallet.ts'
import { ADA, TREASURY } from './workspace.ts'

/** A vendor of the demo's story; keys that everybody can know. */
export const HARBOUR = privateKeyToAccount(
  keccak256(toHex('countersign demo: Harbour Press 5416')),
).address
export const BEN = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const SAFE_SEND = `/one:${TREASURY}/send`
export const WALLET_SEND = `/one:${ADA}/send`

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

/** Opens the composer as Ada, whose wallet agrees to everything. */
export async function openComposer(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await configureWallet(page, { answer: 'approve' })
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
