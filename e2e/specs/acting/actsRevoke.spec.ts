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
import { BEN } from '../../support/composer.ts'
import { tabInto, tabTo } from '../../support/keyboard.ts'
import { installOddWallet, letItBatchAsItself, ODD_WALLET } from '../../support/oddWallet.ts'
import { adaKey, chiomaKey, nodeOf } from '../../support/safeOfThree.ts'
import { soundInEveryLook } from '../../support/soundInEveryLook.ts'
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

// Other wallets, and Safes, revoke in `integration/acting/rights`.
test('R-TX-4 a wallet that batches revokes all that is chosen by one answer, and by the keyboard', async ({
  context,
  baseURL,
}) => {
  const { client, account, wallet, page, standing } = await openApprovals(context, baseURL ?? '')
  letItBatchAsItself(wallet, client, account)
  await chooseByKeys(page, 3)
  await soundInEveryLook(page)
  expect(await standing()).toBe(3)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Revoke 3 approvals' })
  await expect(dialog).toContainText('Rehearsed by both nodes')
  await soundInEveryLook(page)
  const send = dialog.getByRole('button', { name: 'Send with wallet' })
  await tabInto(send)
  await expect(send).not.toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nobody may take anything', { exact: false })).toBeVisible()
  expect(await standing()).toBe(0)
  expect(wallet.count('wallet_sendCalls')).toBe(1)
  expect(wallet.count('eth_sendTransaction')).toBe(0)
})
