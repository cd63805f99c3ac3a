import { worldAccounts } from '@countersign/demo/world'
import { expect, type Locator, type Page } from '@playwright/test'
import { type Address, type Client, createClient, erc721Abi, http, parseAbi } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { readContract, waitForTransactionReceipt, writeContract } from 'viem/actions'
import { confirmAndExecute } from '../../support/actionBar.ts'
import {
  BEN,
  LEAVES,
  openComposer,
  SEED_PACKETS,
  submit,
  summary,
  WALLET_SEND,
} from '../../support/composer.ts'
import { test } from '../../support/ownersTest.ts'
import { readySafe } from '../../support/readySafe.ts'
import { ADA } from '../../support/workspace.ts'

const ada = privateKeyToAccount(worldAccounts[0].privateKey)
const ben = privateKeyToAccount(worldAccounts[1].privateKey)
const packets = parseAbi([
  'function balanceOf(address account, uint256 id) view returns (uint256)',
  'function safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)',
])

const connect = (url = '') =>
  createClient({ transport: http(`${url}/api/rpc/31337`), pollingInterval: 50 })
const ownerOf = (client: Client, id: bigint) =>
  readContract(client, { address: LEAVES, abi: erc721Abi, functionName: 'ownerOf', args: [id] })
const packetsOf = (client: Client, holder: Address) =>
  readContract(client, {
    address: SEED_PACKETS,
    abi: packets,
    functionName: 'balanceOf',
    args: [holder, 1n],
  })

/** One more item of the draft: the first takes the place of the payment that every draft begins with. */
async function add(page: Page, number: number): Promise<Locator> {
  await page.getByRole('button', { name: 'Collectible', exact: true }).click()
  return page.getByRole('region', { name: /^Collectible/ }).nth(number - 1)
}

async function describe(item: Locator, to: string, contract: string, id: string): Promise<void> {
  await item.getByRole('combobox', { name: 'To', exact: true }).fill(to)
  await item.getByLabel('Contract of the collectible').fill(contract)
  await item.getByLabel('Number').fill(id)
}

test('R-TX-4 a wallet hands over a leaf and three seed packets', async ({ page, baseURL }) => {
  const client = connect(baseURL)
  const before = await packetsOf(client, BEN)
  await openComposer(page, WALLET_SEND)
  const leaf = await add(page, 1)
  await describe(leaf, BEN, LEAVES, '5')
  await expect(leaf).toContainText('One of a kind (ERC-721)')
  const seeds = await add(page, 2)
  await describe(seeds, BEN, SEED_PACKETS, '1')
  await expect(seeds).toContainText('Of several (ERC-1155)')
  // More than there are, then what somebody else has, then a contract of something else.
  const many = seeds.getByLabel('How many')
  await many.fill('6')
  await expect(seeds).toContainText('There are only 5.')
  await many.fill('0')
  await expect(seeds).toContainText('the amount is zero')
  await many.fill('3')
  await seeds.getByLabel('Number').fill('2')
  await expect(seeds).toContainText('This account does not have it.')
  await seeds.getByLabel('Number').fill('1')
  await seeds.getByLabel('Contract of the collectible').fill(BEN)
  await expect(seeds).toContainText('There are no collectibles at this address.')
  await seeds.getByLabel('Contract of the collectible').fill(SEED_PACKETS)
  await expect(summary(page)).toContainText('Your wallet pays about')
  await submit(page).click()
  await expect(page).toHaveURL(/\/activity$/)
  await expect.poll(() => ownerOf(client, 5n)).toBe(BEN)
  await expect.poll(() => packetsOf(client, BEN)).toBe(before + 3n)
})

test('R-TX-4 a Safe hands over what the gateway lists, and what only its contract knows', async ({
  asOwner,
  page,
  baseURL,
}) => {
  const client = connect(baseURL)
  const safe = await readySafe({ url: baseURL ?? '', client, owners: [ada, ben], queue: [] })
  const given = { account: ada, chain: null } as const
  for (const hash of [
    await writeContract(client, {
      ...{ ...given, address: LEAVES, abi: erc721Abi, functionName: 'safeTransferFrom' },
      args: [ADA, safe, 1n],
    }),
    await writeContract(client, {
      ...{ ...given, address: SEED_PACKETS, abi: packets, functionName: 'safeTransferFrom' },
      args: [ADA, safe, 1n, 2n, '0x'],
    }),
  ]) {
    await waitForTransactionReceipt(client, { hash })
  }
  const collectibles = `/v2/chains/31337/safes/${safe}/collectibles`
  await expect.poll(async () => (await page.request.get(collectibles)).text()).toContain('Leaf #1')

  await openComposer(page, `/one:${safe}/send`)
  const leaf = await add(page, 1)
  await leaf.getByLabel('Choose one of yours').selectOption({ label: 'Leaf #1' })
  await leaf.getByRole('combobox', { name: 'To', exact: true }).fill(ADA)
  await expect(leaf).toContainText('One of a kind (ERC-721)')
  const seeds = await add(page, 2)
  await describe(seeds, ADA, SEED_PACKETS, '1')
  await seeds.getByLabel('How many').fill('2')
  await expect(summary(page)).toContainText('2 calls')
  await submit(page).click()
  await expect(page).toHaveURL(/\/tx\/0x[0-9a-f]{64}$/)

  const other = await asOwner(1, page.url())
  await confirmAndExecute(other)
  expect(await ownerOf(client, 1n)).toBe(ADA)
  expect(await packetsOf(client, safe)).toBe(0n)
})
