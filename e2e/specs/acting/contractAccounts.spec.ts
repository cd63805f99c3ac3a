import { worldAccounts } from '@countersign/demo/world'
import { expect, type Page } from '@playwright/test'
import { createClient, hashMessage, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { announceContractWallet } from '../../support/contractWallet.ts'
import { deploySafe, type PlannedSafe, planSafe, signForSafe } from '../../support/safe.ts'
import { test } from '../../support/worldTest.ts'

const CHAIN = 31337
const ada = privateKeyToAccount(worldAccounts[0].privateKey)
const ben = privateKeyToAccount(worldAccounts[1].privateKey)

const nodeOf = (baseURL = '') =>
  createClient({ transport: http(`${baseURL}/api/rpc/${CHAIN}`), pollingInterval: 50 })

/** Connects the contract's wallet and signs in; how it ends is for the caller to see. */
async function signIn(page: Page, safe: PlannedSafe, owners: () => (typeof ada)[]) {
  await announceContractWallet(page, {
    address: safe.address,
    chainId: CHAIN,
    sign: (message) => signForSafe(CHAIN, safe.address, hashMessage(message), owners()),
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Contract' }).click()
  await page.getByRole('button', { name: 'Verify account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Verify your account' })
  await dialog.getByRole('button', { name: 'Sign message' }).click()
  return dialog
}

const sessionOf = (page: Page) =>
  page.evaluate(() => fetch('/api/auth/session').then((response) => response.json()))

// Accounts that are not deployed yet sign in, too: `integration/contractAccounts`.
test('R-AUTH-6 a deployed Safe (ERC-1271) signs in once enough of its owners have signed, and a reload keeps it signed in', async ({
  page,
  baseURL,
}) => {
  const client = nodeOf(baseURL)
  const safe = await planSafe(client, [ada, ben], BigInt(Date.now()))
  await deploySafe(client, ada, safe)
  let owners = [ada]
  const dialog = await signIn(page, safe, () => owners)
  await expect(dialog).toContainText('Error verifying signature, please retry!')
  expect(await sessionOf(page)).toMatchObject({ code: 'not_signed_in' })
  owners = [ada, ben]
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog).toContainText('Your account is verified.')
  const session = { address: safe.address, chainId: CHAIN }
  expect(await sessionOf(page)).toMatchObject(session)
  await page.reload()
  await expect(page.locator('[data-countersign-status="connected"]')).toBeAttached()
  expect(await sessionOf(page)).toMatchObject(session)
})
