import { worldAccounts } from '@countersign/demo/world'
import { type APIRequestContext, expect } from '@playwright/test'
import { type Address, createClient, http } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { getBalance, sendTransaction, waitForTransactionReceipt } from 'viem/actions'
import { deployBackDoor, deployPlanter, plantModule } from '../../support/attacks.ts'
import { deploySafe, planSafe } from '../../support/safe.ts'
import { test } from '../../support/tamperingTest.ts'
import { settled } from '../../support/workspace.ts'

const CHAIN = 31337
const thief = privateKeyToAccount(worldAccounts[3].privateKey)
const payer = privateKeyToAccount(worldAccounts[4].privateKey)
/** Nobody's but this test's, so that the story stays as it was told. */
const victim = privateKeyToAccount(generatePrivateKey())

const nodeOf = (baseURL = '') =>
  createClient({ transport: http(`${baseURL}/api/rpc/${CHAIN}`), pollingInterval: 50 })

/** What the server lists as somebody's Safes. */
async function listed(request: APIRequestContext, owner: Address): Promise<string[]> {
  const answer = await request.get(`/v1/chains/${CHAIN}/owners/${owner}/safes`)
  return ((await answer.json()) as { safes: string[] }).safes
}

test('R-GW-1 a back door with the face of a Safe gets no green word on any page', async ({
  page,
  baseURL,
}) => {
  const client = nodeOf(baseURL)
  const fake = await deployBackDoor(client, thief, victim.address)
  // It is a real one: what is paid in, the thief takes out.
  for (const { account, value } of [
    { account: payer, value: 10n ** 15n },
    { account: thief, value: 0n },
  ]) {
    const hash = await sendTransaction(client, { account, chain: null, to: fake, value })
    await waitForTransactionReceipt(client, { hash, pollingInterval: 50 })
  }
  expect(await getBalance(client, { address: fake })).toBe(0n)

  // Made later, so when it is listed the other one has been read.
  const honest = await planSafe(client, [victim], BigInt(Date.now()))
  await deploySafe(client, thief, honest)
  await expect.poll(() => listed(page.request, victim.address)).toEqual([honest.address])

  await page.goto(`/accounts?of=${victim.address}`)
  await settled(page, 'Accounts')
  await expect(page.getByRole('link', { name: new RegExp(fake.slice(0, 6), 'i') })).toHaveCount(0)

  await page.goto(`/one:${fake}`)
  await settled(page, 'Overview')
  await expect(page.getByRole('note')).toContainText('Unknown code')
  await expect(page.getByText('official code', { exact: true })).toHaveCount(0)

  await page.goto(`/one:${fake}/settings`)
  await settled(page, 'Settings')
  await expect(page.getByRole('note')).toContainText('Unknown code')
  await expect(page.getByText('the account itself is not an official Safe’s')).toBeVisible()
  await expect(page.getByText('Official code')).toHaveCount(0)
  await expect(page.getByText('Up to date')).toHaveCount(0)

  await page.goto(`/one:${honest.address}/settings`)
  await settled(page, 'Settings')
  await expect(page.getByText('Official code: SafeL2 1.4.1, by its hash')).toBeVisible()
  await expect(page.getByText('Only official code, as far back as it goes.')).toBeVisible()
  await expect(page.getByRole('note')).toHaveCount(0)
})

test('R-GW-1 where a gateway lists a back door, it stands there as unknown and cannot be confirmed', async ({
  page,
  baseURL,
}) => {
  const fake = await deployBackDoor(nodeOf(baseURL), thief, victim.address)
  await page.route(/\/31337\/owners\//, (route) => route.fulfill({ json: { safes: [fake] } }))
  await page.goto(`/accounts?of=${victim.address}`)
  await settled(page, 'Accounts')
  await expect(page.getByText('Unknown code')).toBeVisible()
  await expect(page.getByRole('button', { name: /^This is mine/ })).toHaveCount(0)
})

test('R-GW-1 a Safe that was set up by unknown code is amber, and names the transaction', async ({
  page,
  baseURL,
}) => {
  const client = nodeOf(baseURL)
  const to = await deployPlanter(client, thief)
  const runs = { to, data: plantModule(thief.address) }
  const safe = await planSafe(client, [victim], BigInt(Date.now()), { runs })
  await deploySafe(client, thief, safe)
  await expect.poll(() => listed(page.request, victim.address)).toContain(safe.address)

  for (const [path, heading] of [
    ['', 'Overview'],
    ['/settings', 'Settings'],
  ] as const) {
    await page.goto(`/one:${safe.address}${path}`)
    await settled(page, heading)
    const note = page.getByRole('note')
    await expect(note).toContainText('This Safe has run unknown code as its own')
    await expect(note).toContainText('When it was set up')
    await expect(note.getByRole('link')).toHaveCount(1)
  }
  await expect(page.getByText('None. Nothing happens without signatures.')).toBeVisible()
  await expect(page.getByText('Unknown code, in 1 transaction')).toBeVisible()
  await page.getByRole('note').getByRole('link').click()
  await settled(page, 'Activity')
})
