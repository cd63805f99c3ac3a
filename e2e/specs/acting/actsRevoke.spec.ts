import { worldContracts } from '@countersign/demo/world'
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { type Address, erc20Abi, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import {
  readContract,
  sendTransaction,
  waitForTransactionReceipt,
  writeContract,
} from 'viem/actions'
import { findViolations, injectAxe } from '../../support/axe.ts'
import { BEN } from '../../support/composer.ts'
import { tabInto, tabTo } from '../../support/keyboard.ts'
import { installOddWallet, letItBatchAsItself, never, ODD_WALLET } from '../../support/oddWallet.ts'
import { adaKey, chiomaKey, nodeOf } from '../../support/safeOfThree.ts'
import { settled } from '../../support/workspace.ts'
import { test } from '../../support/worldTest.ts'

const { usdc, orchard } = worldContracts[31337]
/** Who may take what, of somebody new. */
const GIVEN: readonly (readonly [Address, Address])[] = [
  [usdc, BEN],
  [orchard, BEN],
  [orchard, chiomaKey.address],
]

const rights = (page: Page): Locator => page.getByRole('table', { name: 'Who may take what' })

/** Somebody new, who has allowed three things, in a window with a wallet of their own. */
async function openApprovals(context: BrowserContext, url: string) {
  const client = nodeOf(url)
  const account = privateKeyToAccount(generatePrivateKey())
  const paid = await sendTransaction(client, {
    ...{ account: adaKey, chain: null, to: account.address, value: parseEther('1') },
  })
  await waitForTransactionReceipt(client, { hash: paid })
  for (const [address, spender] of GIVEN) {
    const hash = await writeContract(client, {
      ...{ account, chain: null, address, abi: erc20Abi, functionName: 'approve' },
      args: [spender, 7_000_000n],
    })
    await waitForTransactionReceipt(client, { hash })
  }
  const wallet = await installOddWallet(context, { client, account })
  const page = await context.newPage()
  await page.goto(`/one:${account.address}/approvals`)
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: ODD_WALLET }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await settled(page, 'Approvals')
  await expect(rights(page).getByRole('row')).toHaveCount(4)
  const standing = async () => {
    const amounts = await Promise.all(
      GIVEN.map(([address, spender]) =>
        readContract(client, {
          ...{ address, abi: erc20Abi, functionName: 'allowance' },
          args: [account.address, spender],
        }),
      ),
    )
    return amounts.filter((amount) => amount > 0n).length
  }
  return { client, account, wallet, page, standing }
}

/** From the heading on, with nothing but keys. */
async function chooseByKeys(page: Page, count: number) {
  const boxes = await rights(page).getByRole('checkbox').all()
  await page.getByRole('heading', { level: 1 }).focus()
  for (const box of boxes.slice(0, count)) {
    await tabInto(box)
    await page.keyboard.press('Space')
    await expect(box).toBeChecked()
  }
  await tabTo(page, `Revoke ${count} chosen`)
}

test('R-TX-4 a wallet that batches revokes all that is chosen by one answer, and by the keyboard', async ({
  context,
  baseURL,
}) => {
  const { client, account, wallet, page, standing } = await openApprovals(context, baseURL ?? '')
  letItBatchAsItself(wallet, client, account)
  await chooseByKeys(page, 3)
  expect(await standing()).toBe(3)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nobody may take anything', { exact: false })).toBeVisible()
  expect(await standing()).toBe(0)
  expect(wallet.count('wallet_sendCalls')).toBe(1)
  expect(wallet.count('eth_sendTransaction')).toBe(0)
})

test('R-ERR-4 a wallet that never answers is waited for no longer than somebody wants', async ({
  context,
  baseURL,
}) => {
  const { wallet, page, standing } = await openApprovals(context, baseURL ?? '')
  wallet.set('eth_sendTransaction', never)
  await rights(page)
    .getByRole('button', { name: /^Revoke / })
    .first()
    .click()
  await expect(page.getByRole('main')).toContainText('Your wallet is asked')
  await page.getByRole('button', { name: 'Stop waiting' }).click()
  await page.getByRole('button', { name: 'It was not sent' }).click()
  expect(await standing()).toBe(3)
  wallet.set('eth_sendTransaction')
  await rights(page)
    .getByRole('button', { name: /^Revoke / })
    .first()
    .click()
  await expect(rights(page).getByRole('row')).toHaveCount(3)
  expect(await standing()).toBe(2)
})

test('R-TX-4 a wallet that knows no batches revokes one after the other, and only what was chosen', async ({
  context,
  baseURL,
}) => {
  const { wallet, page, standing } = await openApprovals(context, baseURL ?? '')
  await chooseByKeys(page, 2)
  await page.keyboard.press('Enter')
  await expect(rights(page).getByRole('row')).toHaveCount(2)
  expect(await standing()).toBe(1)
  expect(wallet.count('wallet_sendCalls')).toBe(0)
  expect(wallet.count('eth_sendTransaction')).toBe(2)
  for (const locale of ['en', 'ar']) {
    const preferences = { theme: 'system', currency: 'usd', hiddenChains: [], locale }
    await page.evaluate(
      (text) => localStorage.setItem('countersign.app.preferences', text),
      JSON.stringify(preferences),
    )
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width: 375, height: 800 })
      await page.reload()
      await settled(page)
      await page.getByRole('checkbox').first().check()
      await injectAxe(page)
      expect(await findViolations(page)).toEqual([])
      await expect.poll(() => overhang(page)).toBe(0)
    }
  }
})

const overhang = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
