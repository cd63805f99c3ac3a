import { expect } from '@playwright/test'
import { zeroAddress } from 'viem'
import {
  amount,
  asset,
  BEN,
  HARBOUR,
  knowContacts,
  openComposer,
  SAFE_SEND,
  submit,
  summary,
  to,
  watchWrites,
} from '../../support/composer.ts'
import { ADA, TREASURY } from '../../support/workspace.ts'
import { test } from '../../support/worldTest.ts'

const FAKE_USDC = '0x9F7e6208216274D444525354228b077B24709626'

test.beforeEach(async ({ page }) => knowContacts(page))

test('R-ERR-4 every bad input is a sentence beside its field, and nothing is asked', async ({
  page,
}) => {
  await openComposer(page, SAFE_SEND)
  const payment = page.getByRole('region', { name: 'Payment', exact: true })
  const writes = watchWrites(page)
  await submit(page).click()
  await expect(payment).toContainText('Say who is meant.')
  await expect(payment).toContainText('Say how much.')
  await expect(to(page)).toBeFocused()
  for (const [text, sentence] of [
    [ADA.replace('f39F', 'F39f'), 'A digit of this address is wrong.'],
    [TREASURY, 'This is the account itself.'],
    [zeroAddress, 'Nobody has this address'],
    [`two:${BEN}`, 'for another network than Demo One'],
    ['0x12', 'This is no address'],
    ['nobody.demo.eth', 'Nobody is called nobody.demo.eth.'],
  ] as const) {
    await to(page).fill(text)
    await expect(payment).toContainText(sentence)
    await expect(to(page)).toHaveAttribute('aria-invalid', 'true')
  }
  await to(page).fill('harbour-press.demo.eth')
  await expect(payment).toContainText(HARBOUR.slice(2, 6))
  await expect(to(page)).toHaveAttribute('aria-invalid', 'false')
  for (const [text, sentence] of [
    ['0', 'the amount is zero'],
    ['much', 'This is no amount.'],
    ['1,234', 'This could be 1.234 or 1,234.'],
    [`0.${'0'.repeat(18)}1`, 'ETH has 18 decimals at most.'],
    ['99999999', 'and this would need 99,999,999 ETH.'],
  ] as const) {
    await amount(page).fill(text)
    await expect(payment).toContainText(sentence)
  }
  await asset(page).selectOption({ label: 'Another token…' })
  const token = page.getByLabel('Address of the token')
  for (const [text, sentence] of [
    ['abc', 'This is no address.'],
    [ADA, 'There is no token at this address.'],
    [FAKE_USDC, 'This is not the USDC that is listed here.'],
  ] as const) {
    await token.fill(text)
    await expect(payment).toContainText(sentence)
  }
  await submit(page).click()
  await expect(summary(page)).toContainText('first.')
  expect(writes).toEqual([])
})

test('R-ERR-4 a table says which of its lines cannot be used, and what is no table', async ({
  page,
}) => {
  await openComposer(page, SAFE_SEND)
  const writes = watchWrites(page)
  await page.getByRole('button', { name: 'Table', exact: true }).click()
  const item = page.getByRole('region', { name: /^Payouts from a table/ })
  const table = page.getByLabel('Table', { exact: true })
  const wrong = ADA.replace('f39F', 'F39f')
  await table.fill(`address,amount,token\n${BEN},1,USDC\n${wrong},1,USDC\n${BEN},2,USDC\nx,y,z`)
  await expect(item).toContainText('2 lines cannot be used')
  await expect(item).toContainText('Line 3 A digit of this address is wrong.')
  await expect(item).toContainText('Line 5')
  await expect(item).toContainText('1 recipient is paid more than once')
  await expect(summary(page)).toContainText('Say who gets what')
  for (const [text, sentence] of [
    ['Dear team,\nhere is the list.', 'This is no table of payments'],
    [`address,name\n${BEN},Ben`, 'No column says how much.'],
    [`amount,token\n1,USDC`, 'No column says who is paid.'],
    [`${BEN},1\n`.repeat(501), 'This table has 501 lines. Up to 500 fit'],
    [`${BEN},"1,234",USDC`, 'could mean two things'],
  ] as const) {
    await table.fill(text)
    await expect(item).toContainText(sentence)
    await submit(page).click()
    await expect(summary(page)).toContainText('first.')
  }
  expect(writes).toEqual([])
  await item.getByLabel('Numbers are written as').selectOption({ label: '1,234.5' })
  await expect(item).toContainText('1,234 USDC')
  // So long that it is not even taken.
  await item.locator('input[type=file]').setInputFiles({
    name: 'payouts.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`${BEN},1\n`.repeat(10_000)),
  })
  await expect(item).toContainText('This table has 10,000 lines. Up to 500 fit')
  await expect(item).toContainText('1,234 USDC')
})

test('R-ERR-4 a call says what does not parse, and offers what the contract knows', async ({
  page,
}) => {
  await openComposer(page, SAFE_SEND)
  const writes = watchWrites(page)
  await page.getByRole('button', { name: 'Contract call', exact: true }).click()
  const item = page.getByRole('region', { name: 'Contract call' })
  await item.getByLabel('Contract', { exact: true }).fill(FAKE_USDC)
  await item
    .getByLabel('This contract knows')
    .selectOption('approve(address spender, uint256 amountOrTokenId)')
  await item.getByLabel('spender (address)').fill(BEN)
  await item.getByLabel('amountOrTokenId (uint256)').fill('1.5')
  await expect(item).toContainText('A whole number is needed')
  await item.getByLabel('amountOrTokenId (uint256)').fill('15')
  await expect(summary(page)).toContainText('1 call')
  const abi = item.getByLabel('ABI, signature or calldata')
  for (const [text, sentence] of [
    ['[{"type":', 'neither an ABI nor a signature nor calldata'],
    ['[]', 'There is no function in it'],
    ['0xabc', 'These are no whole bytes'],
  ] as const) {
    await abi.fill(text)
    await expect(item).toContainText(sentence)
    await submit(page).click()
    await expect(summary(page)).toContainText('first.')
  }
  expect(writes).toEqual([])
  await abi.fill('0xdeadbeef')
  await expect(item).toContainText('Nobody here knows what this calldata does.')
})

test('an address like a known one is amber at one end, red at both, and then must be compared', async ({
  page,
}) => {
  await openComposer(page, SAFE_SEND)
  const payment = page.getByRole('region', { name: 'Payment', exact: true })
  const middle = '0'.repeat(20)
  await amount(page).fill('0.01')
  await to(page).fill(`${HARBOUR.slice(0, 8)}${middle}${'7'.repeat(14)}`.toLowerCase())
  await expect(payment).toContainText('Begins like Harbour Press, but is somebody else.')
  await expect(submit(page)).not.toHaveAttribute('aria-disabled', 'true')
  await to(page).fill(`${HARBOUR.slice(0, 8)}${middle}${HARBOUR.slice(-14)}`.toLowerCase())
  await expect(payment).toContainText('This is not Harbour Press.')
  await expect(payment.locator('mark').first()).toBeVisible()
  await expect(submit(page)).toHaveAttribute('aria-disabled', 'true')
  await page.getByLabel('I have compared every digit').check()
  await expect(submit(page)).not.toHaveAttribute('aria-disabled', 'true')
  await to(page).fill(HARBOUR)
  await expect(payment).not.toContainText('somebody else')
})

test('an address like a known one is as red in a call’s values, and must be compared there, too', async ({
  page,
}) => {
  await openComposer(page, SAFE_SEND)
  await page.getByRole('button', { name: 'Contract call', exact: true }).click()
  const item = page.getByRole('region', { name: 'Contract call' })
  await item.getByLabel('Contract', { exact: true }).fill(FAKE_USDC)
  await item.getByLabel('ABI, signature or calldata').fill('transfer(address to, uint256 amount)')
  await item.getByLabel('amount (uint256)').fill('1')
  const forged = `${HARBOUR.slice(0, 8)}${'0'.repeat(20)}${HARBOUR.slice(-14)}`.toLowerCase()
  await item.getByLabel('to (address)').fill(forged)
  await expect(item).toContainText('This is not Harbour Press.')
  await expect(submit(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(summary(page)).toContainText('Answer what stands above the button first.')
  await page.getByLabel('I have compared every digit').check()
  await expect(submit(page)).not.toHaveAttribute('aria-disabled', 'true')
})
