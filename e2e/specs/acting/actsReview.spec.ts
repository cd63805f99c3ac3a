import { worldAccounts, worldContracts } from '@countersign/demo/world'
import { expect, type Locator, type Page } from '@playwright/test'
import { type Address, concat, encodeFunctionData, encodePacked, parseAbi, size } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { sendTransaction, waitForTransactionReceipt } from 'viem/actions'
import { bar, button } from '../../support/actionBar.ts'
import { tabInto } from '../../support/keyboard.ts'
import { type AsOwner, test } from '../../support/ownersTest.ts'
import { proposeElsewhere } from '../../support/proposeElsewhere.ts'
import { benKey, nodeOf, safeOfThree } from '../../support/safeOfThree.ts'
import { safeTxOf } from '../../support/safeTx.ts'
import { soundInEveryLook } from '../../support/soundInEveryLook.ts'
import { speak } from '../../support/speak.ts'
import { settled } from '../../support/workspace.ts'

const { usdc, safe: releases } = worldContracts[31337]
const DARIO = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const erc20 = parseAbi(['function transfer(address to, uint256 amount)'])
const pay = (amount: bigint) => ({
  ...{ to: usdc, value: 0n, operation: 0 as const },
  data: encodeFunctionData({ abi: erc20, args: [DARIO, amount] }),
})

const minting = parseAbi(['function mint(address to, uint256 amount)'])
const issuer = privateKeyToAccount(worldAccounts[9].privateKey)

/** A Safe that has what it pays: a rehearsal says so. */
async function fundedSafe(url = ''): Promise<Address> {
  const safe = await safeOfThree(url)
  const client = nodeOf(url)
  const data = encodeFunctionData({ abi: minting, args: [safe, 1_000_000_000n] })
  const hash = await sendTransaction(client, { account: issuer, chain: null, to: usdc, data })
  await waitForTransactionReceipt(client, { hash, pollingInterval: 50 })
  return safe
}

const verdict = (page: Page): Locator => page.locator('[data-verdict]:not([data-proof-row])')

async function openFirst(asOwner: AsOwner, safe: Address): Promise<Page> {
  const ada = await asOwner(0, `/one:${safe}/queue`)
  await ada.getByRole('link', { name: 'Review and confirm' }).click()
  await settled(ada, 'Transaction')
  return ada
}

const batcher = parseAbi(['function multiSend(bytes transactions)'])
const packed = [1n, 2n, 3n, 4n, 5n].map((amount) => {
  const { operation, to, value, data } = pay(amount * 1_250_000n)
  const types = ['uint8', 'address', 'uint256', 'uint256', 'bytes'] as const
  return encodePacked(types, [operation, to, value, BigInt(size(data)), data])
})
const five = encodeFunctionData({ abi: batcher, args: [concat(packed)] })
const owners = parseAbi(['function addOwnerWithThreshold(address owner, uint256 threshold)'])
const KINDS: Record<string, (safe: Address) => Parameters<typeof proposeElsewhere>[2]> = {
  'a payment': () => ({ ...pay(1_250_000n), nonce: 0, signers: [benKey] }),
  'a batch of five calls': () => ({
    ...{ to: releases['1.4.1'].multiSendCallOnly, value: 0n, data: five, operation: 1 },
    ...{ nonce: 0, signers: [benKey] },
  }),
  'another owner': (safe) => ({
    data: encodeFunctionData({ abi: owners, args: [DARIO, 2n] }),
    ...{ to: safe, value: 0n, nonce: 0, signers: [benKey] },
  }),
}

/** The longest of them; all in `npm run test:deep`. */
const SHOWN = process.env.DEEP ? Object.keys(KINDS) : ['a batch of five calls']

for (const kind of SHOWN) {
  test(`R-UI-4 ${kind} is reviewed at 1280 × 800 without scrolling: what, to whom, who, whether, and the buttons`, async ({
    asOwner,
    baseURL,
  }) => {
    const safe = await fundedSafe(baseURL)
    await proposeElsewhere(baseURL ?? '', safe, KINDS[kind]?.(safe) ?? never())
    const ada = await openFirst(asOwner, safe)
    await ada.setViewportSize({ width: 1280, height: 800 })
    await expect(button(ada, 'Confirm')).toBeVisible()
    const region = (name: string) => ada.getByRole('region', { name, exact: true })
    const seen = [
      ...['At a glance', 'Verdict', 'What changes', 'Who signed', 'Proof'].map(region),
      region('What changes').getByText(DARIO).first(),
      bar(ada),
      ...['Confirm', 'Execute', 'Reject', 'Replace'].map((name) => button(ada, name)),
    ]
    for (const each of seen) {
      const box = await each.boundingBox()
      expect(box?.y, String(each)).toBeGreaterThanOrEqual(0)
      expect((box?.y ?? 0) + (box?.height ?? 900), String(each)).toBeLessThanOrEqual(800)
    }
    // The bar lies over the page where that is too long.
    const ends = await ada.evaluate(() => document.documentElement.scrollHeight)
    expect(ends).toBeLessThanOrEqual(800)
    await soundInEveryLook(ada)
    if (kind === 'a batch of five calls') await isRecord(ada, safe)
  })
}

/** R-GW-4: printed, it is an approval record. */
async function isRecord(ada: Page, safe: Address): Promise<void> {
  await expect(verdict(ada)).toHaveAttribute('data-verdict', 'proven')
  await ada.emulateMedia({ media: 'print' })
  const record = ada.getByRole('region', { name: 'Approval record' })
  await expect(record).toBeVisible()
  for (const text of [safe, 'Demo One (chain 31337)', benKey.address, 'signed by an owner']) {
    await expect(record).toContainText(text)
  }
  await expect(record.getByRole('row').nth(1)).toContainText(/20\d\d/)
  for (const name of ['Safe transaction hash', 'Domain hash', 'Message hash', 'Calldata digest']) {
    await expect(record.getByText(name).first()).toBeVisible()
  }
  await expect(ada.getByRole('region', { name: 'Verdict' })).toContainText(
    /Hash proven by (\d) of \1 witnesses/,
  )
  await expect(ada.getByText(DARIO).first()).toBeVisible()
  // The contract stands in what is folded on a screen.
  await expect(ada.getByText(usdc).first()).toBeVisible()
  await expect(bar(ada)).toBeHidden()
  await expect(ada.getByRole('navigation').first()).toBeHidden()
  await ada.emulateMedia({ media: 'screen' })
  await expect(record).toHaveCount(0)
}

// What else is typed, waits or is refused on a review is gone through in `integration/acting/review`.
test('R-GW-4 R-ERR-4 what was tried and failed is named by typing, by the keyboard alone and in Arabic', async ({
  asOwner,
  baseURL,
}) => {
  const safe = await safeOfThree(baseURL, [{ value: 1n, signers: [benKey] }])
  const ada = await asOwner(0, '/preferences')
  await speak(ada, 'ar')
  // Whom the owners paid before: that list of the gateway is out.
  await ada.route(/multisig-transactions/, (route) => route.abort())
  const { safeTxHash } = safeTxOf(safe, 0, { to: DARIO, value: 1n })
  await ada.goto(`/one:${safe}/tx/${safeTxHash}`)
  const spoken = ada.getByRole('region', { name: 'ما يمكنك فعله' })
  const confirm = spoken.getByRole('button', { name: 'تأكيد' })
  await expect(verdict(ada)).toHaveAttribute('data-verdict', 'unchecked')
  await expect(confirm).toHaveAttribute('aria-disabled', 'true')
  const field = spoken.getByRole('textbox')
  await expect(field).toBeVisible()
  await soundInEveryLook(ada)
  await ada.getByRole('heading', { level: 1 }).focus()
  await tabInto(field)
  await ada.keyboard.type('نعم')
  await expect(confirm).toHaveAttribute('aria-disabled', 'true')
  await ada.keyboard.press('Control+a')
  await ada.keyboard.type('مستلمون')
  await expect(confirm).not.toHaveAttribute('aria-disabled', 'true')
  await tabInto(confirm)
  await ada.keyboard.press('Enter')
  await expect(spoken.locator('[data-act="shared"], [data-act="ready"]')).toHaveCount(1)
})

test('R-GW-4 a call is said in the words of its contract’s description, beside what the bytes say', async ({
  asOwner,
  baseURL,
}) => {
  const safe = await safeOfThree(baseURL)
  const data = encodeFunctionData({ abi: minting, args: [DARIO, 12_340_000n] })
  const proposal = { to: usdc, value: 0n, data, nonce: 0, signers: [benKey] }
  await proposeElsewhere(baseURL ?? '', safe, proposal)
  const ada = await openFirst(asOwner, safe)
  const changes = ada.getByRole('region', { name: 'What changes', exact: true })
  await expect(changes).toContainText('In the words of Orchard tokens:')
  await expect(changes).toContainText(/Make 12\.34.USDC for/)
  // And what it is called in the bytes.
  await expect(changes).toContainText('0x40c10f19')
  await expect(changes.getByText('amount uint256')).toBeVisible()
  await soundInEveryLook(ada)
})

function never(): never {
  throw new Error('There is such a kind.')
}
