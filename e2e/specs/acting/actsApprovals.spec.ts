import { worldContracts } from '@countersign/demo/world'
import { expect, type Locator, type Page } from '@playwright/test'
import { type Address, erc20Abi, parseAbi } from 'viem'
import { readContract } from 'viem/actions'
import { button, confirmAndExecute } from '../../support/actionBar.ts'
import { BEN } from '../../support/composer.ts'
import { copied } from '../../support/copied.ts'
import { tabInto } from '../../support/keyboard.ts'
import { test } from '../../support/ownersTest.ts'
import { nodeOf } from '../../support/safeOfThree.ts'
import { soundInEveryLook } from '../../support/soundInEveryLook.ts'
import { configureWallet } from '../../support/wallet.ts'
import { ADA, GRANTS, settled, storyIsTold } from '../../support/workspace.ts'

const { usdc, orchard, permit2 } = worldContracts[31337]
const ofBen = `/one:${BEN}/approvals`
const ofSafe = `/one:${GRANTS}/approvals`
const STAND_IN = 'a stand-in for Permit2'

const rights = (page: Page): Locator => page.getByRole('table', { name: 'Who may take what' })
const row = (page: Page, ...texts: string[]): Locator =>
  texts.reduce((rows, hasText) => rows.filter({ hasText }), rights(page).getByRole('row'))
const revoke = (line: Locator) => line.getByRole('button', { name: /^Revoke / })

const permit2Abi = parseAbi([
  'function allowance(address owner, address token, address spender) view returns (uint160, uint48, uint48)',
])

/** What stands on the chain, whatever a page says. */
const allowance = (url: string | undefined, token: Address, args: readonly [Address, Address]) =>
  readContract(nodeOf(url ?? ''), {
    address: token,
    abi: erc20Abi,
    functionName: 'allowance',
    args,
  })

async function permitted(
  url: string | undefined,
  args: readonly [Address, Address, Address],
): Promise<bigint> {
  const ask = { address: permit2, abi: permit2Abi, functionName: 'allowance' } as const
  const [amount] = await readContract(nodeOf(url ?? ''), { ...ask, args })
  return amount
}

/** Who has a row, in full: of a page only the ends can be read. */
async function spenderOf(line: Locator): Promise<Address> {
  const text = await copied(line.getByRole('button', { name: /^Copy/ }))
  return text as Address // the page has checked it
}

test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
  await storyIsTold(request)
})

test('R-TX-4 a wallet sees who may take what, how much of it is there today, and how far back was looked', async ({
  page,
}) => {
  await page.goto(ofBen)
  await settled(page, 'Approvals')
  await expect(rights(page).getByRole('row')).toHaveCount(8)
  // Boundless: all there is. Limited: no more than that. Through Permit2: what it passes on.
  await expect(row(page, 'No limit').first()).toContainText(/9,\d{3}\.\d+\sUSDC/)
  await expect(row(page, '40.5 ORCH', 'Plain account')).toContainText('40.5 ORCH')
  const through = row(page, `through ${STAND_IN}`)
  await expect(through).toContainText('until June 30, 2041')
  await expect(through).toContainText('2,500 USDC')
  await expect(row(page, STAND_IN, 'Contract')).toContainText('No limit')
  await expect(row(page, 'Pressed Leaves', 'All of them')).toContainText('2 pieces')
  await expect(row(page, 'Pressed Leaves', 'Number 2')).toContainText('1 piece')
  await expect(row(page, 'Seed Packets', 'All of them')).toContainText('all that is held')
  await expect(page.getByText('Looked at everything since the network began.')).toBeVisible()
  await expect(page.getByText('This network has no Permit2 of Uniswap’s.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Connect a wallet to revoke' })).toBeVisible()
})

test('R-TX-4 a wallet revokes one by the keyboard, then a token’s and a Permit2 approval together', async ({
  asOwner,
  baseURL,
}) => {
  const ben = await asOwner(1, ofBen)
  await ben.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await settled(ben, 'Approvals')
  await expect(rights(ben).getByRole('row')).toHaveCount(8)

  const leaf = row(ben, 'Number 2')
  await ben.getByRole('heading', { level: 1 }).focus()
  await tabInto(revoke(leaf))
  await ben.keyboard.press('Enter')
  await expect(leaf).toHaveCount(0)

  const through = row(ben, `through ${STAND_IN}`)
  const limited = row(ben, '40.5 ORCH')
  const [paperboat, quay] = [await spenderOf(through), await spenderOf(limited)]
  expect(await permitted(baseURL, [BEN, usdc, paperboat])).toBe(2_500_000_000n)
  expect(await allowance(baseURL, orchard, [BEN, quay])).toBe(40_500_000_000_000_000_000n)
  // What Permit2 itself may not take is no longer at risk through it.
  await expect(through).not.toContainText('nothing')
  await revoke(row(ben, STAND_IN, 'Contract')).click()
  await expect(through).toContainText('nothing')
  await through.getByRole('checkbox').check()
  await limited.getByRole('checkbox').check()
  await ben.getByRole('button', { name: 'Revoke 2 chosen' }).click()
  await expect(rights(ben).getByRole('row')).toHaveCount(4)
  expect(await permitted(baseURL, [BEN, usdc, paperboat])).toBe(0n)
  expect(await allowance(baseURL, orchard, [BEN, quay])).toBe(0n)
})

test('R-ERR-4 a refusal in the wallet is a sentence, and the right stands as it stood', async ({
  asOwner,
}) => {
  const ben = await asOwner(1, ofBen)
  await settled(ben, 'Approvals')
  const seeds = row(ben, 'Seed Packets')
  await configureWallet(ben, { answer: 'reject' })
  await revoke(seeds).click()
  await expect(ben.getByRole('main')).toContainText('Refused in the wallet. Nothing was sent.')
  await expect(seeds).toBeVisible()
  // Whoever is not the account is told so, and can do nothing.
  const other = await asOwner(2, ofBen)
  await settled(other, 'Approvals')
  await expect(other.getByText('Connect this wallet to revoke.')).toBeVisible()
  await expect(revoke(row(other, 'Seed Packets'))).toHaveAttribute('aria-disabled', 'true')
})

test('R-TX-4 two owners of a Safe revoke a token’s and a Permit2 approval: one proposes, the other executes', async ({
  asOwner,
  baseURL,
}) => {
  const ada = await asOwner(0, `/one:${GRANTS}/queue`)
  await ada.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  // What waits before it goes first.
  await ada.getByRole('link', { name: 'Review and confirm' }).click()
  await confirmAndExecute(ada)

  await ada.goto(ofSafe)
  await settled(ada, 'Approvals')
  const through = row(ada, `through ${STAND_IN}`)
  const limited = row(ada, '150 ORCH')
  const [paperboat, northlight] = [await spenderOf(through), await spenderOf(limited)]
  expect(await permitted(baseURL, [GRANTS, orchard, paperboat])).toBeGreaterThan(0n)
  expect(await allowance(baseURL, orchard, [GRANTS, northlight])).toBeGreaterThan(0n)
  await through.getByRole('checkbox').check()
  await limited.getByRole('checkbox').check()
  await expect(ada.getByText('This becomes a proposal to the Safe’s owners.')).toBeVisible()
  await ada.getByRole('button', { name: 'Revoke 2 chosen' }).click()
  await expect(ada).toHaveURL(/\/tx\//)
  await expect(button(ada, 'Execute')).toHaveAccessibleDescription('1 signature is missing.')

  const ben = await asOwner(1, new URL(ada.url()).pathname)
  await confirmAndExecute(ben)
  expect(await permitted(baseURL, [GRANTS, orchard, paperboat])).toBe(0n)
  expect(await allowance(baseURL, orchard, [GRANTS, northlight])).toBe(0n)
  await ben.goto(ofSafe)
  await settled(ben, 'Approvals')
  await expect(rights(ben).getByRole('row')).toHaveCount(2)
  await expect(row(ben, STAND_IN)).toContainText('No limit')
})

test('R-UI-4 nobody’s rights, other people’s rights and chosen ones break no rule of axe', async ({
  asOwner,
}) => {
  const ben = await asOwner(1, ofBen)
  await settled(ben, 'Approvals')
  for (const path of [ofBen, `/one:${ADA}/approvals`]) {
    await ben.goto(path)
    await settled(ben, 'Approvals')
    const [box] = await ben.getByRole('checkbox').all()
    await box?.check()
    await soundInEveryLook(ben)
  }
})
