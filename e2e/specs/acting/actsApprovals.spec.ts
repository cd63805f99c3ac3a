import { worldContracts } from '@countersign/demo/world'
import { expect, type Locator, type Page } from '@playwright/test'
import { type Address, erc20Abi, parseAbi } from 'viem'
import { readContract } from 'viem/actions'
import { BEN } from '../../support/composer.ts'
import { copied } from '../../support/copied.ts'
import { tabInto } from '../../support/keyboard.ts'
import { test } from '../../support/ownersTest.ts'
import { nodeOf } from '../../support/safeOfThree.ts'
import { soundInEveryLook } from '../../support/soundInEveryLook.ts'
import { settled, storyIsTold } from '../../support/workspace.ts'

const { usdc, orchard, permit2 } = worldContracts[31337]
const ofBen = `/one:${BEN}/approvals`
const STAND_IN = 'a stand-in for Permit2'

const rights = (page: Page): Locator => page.getByRole('table', { name: 'Who may take what' })
const row = (page: Page, ...texts: string[]): Locator =>
  texts.reduce((rows, hasText) => rows.filter({ hasText }), rights(page).getByRole('row'))
/** In the dialog that shows what will change. */
const send = (page: Page) => page.getByRole('button', { name: 'Send with wallet' })
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

// A refusal, a stranger and a Safe are gone through in `integration/acting/rights`.
test('R-TX-4 a wallet sees who may take what, revokes one by the keyboard, then a token’s and a Permit2 approval together', async ({
  asOwner,
  request,
  baseURL,
}) => {
  await storyIsTold(request)
  const ben = await asOwner(1, ofBen)
  await ben.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await settled(ben, 'Approvals')
  await expect(rights(ben).getByRole('row')).toHaveCount(8)
  // Boundless: all there is. Limited: no more than that. Through Permit2: what it passes on.
  await expect(row(ben, 'No limit').first()).toContainText(/9,\d{3}\.\d+\sUSDC/)
  await expect(row(ben, '40.5 ORCH', 'Plain account')).toContainText('40.5 ORCH')
  const through = row(ben, `through ${STAND_IN}`)
  await expect(through).toContainText('until June 30, 2041')
  await expect(through).toContainText('2,500 USDC')
  await expect(row(ben, STAND_IN, 'Contract')).toContainText('No limit')
  await expect(row(ben, 'Pressed Leaves', 'All of them')).toContainText('2 pieces')
  await expect(row(ben, 'Pressed Leaves', 'Number 2')).toContainText('1 piece')
  await expect(row(ben, 'Seed Packets', 'All of them')).toContainText('all that is held')
  await expect(ben.getByText('Looked at everything since the network began.')).toBeVisible()
  await expect(ben.getByText('This network has no Permit2 of Uniswap’s.')).toBeVisible()

  const leaf = row(ben, 'Number 2')
  await ben.getByRole('heading', { level: 1 }).focus()
  await tabInto(revoke(leaf))
  await ben.keyboard.press('Enter')
  await tabInto(send(ben))
  await expect(send(ben)).not.toHaveAttribute('aria-disabled', 'true')
  await ben.keyboard.press('Enter')
  await expect(leaf).toHaveCount(0)

  const limited = row(ben, '40.5 ORCH')
  const [paperboat, quay] = [await spenderOf(through), await spenderOf(limited)]
  expect(await permitted(baseURL, [BEN, usdc, paperboat])).toBe(2_500_000_000n)
  expect(await allowance(baseURL, orchard, [BEN, quay])).toBe(40_500_000_000_000_000_000n)
  // What Permit2 itself may not take is no longer at risk through it.
  await expect(through).not.toContainText('nothing')
  await revoke(row(ben, STAND_IN, 'Contract')).click()
  await send(ben).click()
  await expect(through).toContainText('nothing')
  await through.getByRole('checkbox').check()
  await limited.getByRole('checkbox').check()
  await soundInEveryLook(ben)
  await ben.getByRole('button', { name: 'Revoke 2 chosen' }).click()
  await send(ben).click()
  await expect(rights(ben).getByRole('row')).toHaveCount(4)
  expect(await permitted(baseURL, [BEN, usdc, paperboat])).toBe(0n)
  expect(await allowance(baseURL, orchard, [BEN, quay])).toBe(0n)
})
