import { worldAccounts } from '@countersign/demo/world'
import { expect, type Page } from '@playwright/test'
import { type Address, createClient, hashMessage, http, zeroAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { announceContractWallet } from '../../support/contractWallet.ts'
import { type LyingNode, sayYes, startLyingNode } from '../../support/lyingNode.ts'
import { deploySafe, planSafe, signForSafe } from '../../support/safe.ts'
import { startServer } from '../../support/startServer.ts'
import { test } from '../../support/worldTest.ts'

const CHAIN = 31337
const ada = privateKeyToAccount(worldAccounts[0].privateKey)

let server: Awaited<ReturnType<typeof startServer>>
let liar: LyingNode
let honest: LyingNode
let safe: Address = zeroAddress

test.beforeAll(async ({ baseURL }) => {
  // The demo's own chain, through the proxy that its pages use.
  const url = `${baseURL}/api/rpc/${CHAIN}`
  ;[liar, honest] = await Promise.all([startLyingNode(url), startLyingNode(url)])
  const rpc = [liar.url, honest.url]
  const chain = { id: CHAIN, shortName: 'one', name: 'Demo One', rpc, features: [], l2: false }
  server = await startServer([chain])
  const client = createClient({ transport: http(url), pollingInterval: 50 })
  const planned = await planSafe(client, [ada], BigInt(Date.now()))
  await deploySafe(client, ada, planned)
  safe = planned.address
})

test.afterAll(async () => {
  await server?.close()
  await liar?.close()
  await honest?.close()
})

/** Connects a wallet of this account; the dialog waits for its signature. */
async function connect(page: Page, address: Address, isHonest: () => boolean) {
  await announceContractWallet(page, {
    address,
    chainId: CHAIN,
    sign: async (message) =>
      isHonest() ? signForSafe(CHAIN, safe, hashMessage(message), [ada]) : `0x${'5a'.repeat(65)}`,
  })
  await page.goto(server.url)
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Contract' }).click()
  await page.getByRole('button', { name: 'Verify account' }).click()
  return page.getByRole('dialog', { name: 'Verify your account' })
}

const sessionOf = (page: Page) =>
  page.evaluate(() => fetch('/api/auth/session').then((response) => response.json()))

// That it holds for a plain key, too, is tried without a browser, in `integration/lyingNodes`.
test('R-AUTH-7 nobody is verified as a Safe because one node says so', async ({ page }) => {
  let isHonest = false
  const dialog = await connect(page, safe, () => isHonest)
  for (const isAway of [true, false]) {
    liar.lie(sayYes)
    honest.away(isAway)
    const answered = page.waitForResponse('**/api/auth/verify')
    await dialog.getByRole('button', { name: isAway ? 'Sign message' : 'Try again' }).click()
    expect((await answered).status()).toBe(isAway ? 503 : 401)
    await expect(dialog).toContainText('Error verifying signature, please retry!')
    expect(await sessionOf(page)).toMatchObject({ code: 'not_signed_in' })
  }
  liar.lie()
  isHonest = true
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog).toContainText('Your account is verified.')
})
