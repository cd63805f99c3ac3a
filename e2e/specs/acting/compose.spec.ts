import { expect } from '@playwright/test'
import { createClient, http, parseEther } from 'viem'
import { getBalance } from 'viem/actions'
import {
  amount,
  BEN,
  HARBOUR,
  knowContacts,
  openComposer,
  SAFE_SEND,
  submit,
  summary,
  to,
  WALLET_SEND,
} from '../../support/composer.ts'
import { goTo } from '../../support/goTo.ts'
import { queued, TREASURY } from '../../support/workspace.ts'
import { test } from '../../support/worldTest.ts'

test.beforeEach(async ({ page, request }) => {
  await knowContacts(page)
  // The story's proposals are posted after the start; of its eight, other specs settle three.
  await expect.poll(async () => (await queued(request)).length).toBeGreaterThanOrEqual(5)
})

test('a contact is paid from a Safe by keyboard alone: composed, signed, shared, in the queue', async ({
  page,
}) => {
  await openComposer(page, SAFE_SEND)
  await to(page).focus()
  await page.keyboard.type('harb')
  await expect(page.getByRole('option', { name: /Harbour Press/ })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(to(page)).toHaveValue(HARBOUR)
  await page.keyboard.press('Tab')
  await page.keyboard.type('1.234,5')
  await page.keyboard.press('Tab')
  // Typing chooses among what is listed: what the Safe holds has come by then.
  const assets = page.getByRole('combobox', { name: 'Asset', exact: true })
  await expect(assets.getByRole('option', { name: 'USDC', exact: true })).toBeAttached()
  await page.keyboard.type('USDC')
  await expect(page.getByText('Understood as 1,234.5 USDC')).toBeVisible()
  await expect(summary(page)).toContainText('1,234.5 USDC')
  await expect(summary(page)).toContainText('Harbour Press')
  await expect(summary(page)).toContainText('Whoever executes it pays about')
  await page.getByLabel('Note for the other owners').focus()
  await page.keyboard.type('Invoice 2026-377')
  await submit(page).focus()
  // Keys do not wait for what is still being looked up.
  await expect(submit(page)).not.toHaveAttribute('aria-disabled')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/tx\/0x[0-9a-f]{64}$/)
  await expect(page.getByRole('main')).toContainText('1,234.5 USDC')
  await expect(page.getByRole('main')).toContainText('Invoice 2026-377')
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Queue/ })
    .first()
    .click()
  await expect(page.getByRole('main')).toContainText('1,234.5 USDC')
  // Handed over: the next draft is empty.
  await goTo(page, SAFE_SEND)
  await expect(to(page)).toHaveValue('')
})

test('a plain wallet pays with the same composer, straight away', async ({ page, baseURL }) => {
  const client = createClient({ transport: http(`${baseURL}/api/rpc/31337`) })
  const before = await getBalance(client, { address: BEN })
  await openComposer(page, WALLET_SEND)
  await to(page).fill(BEN)
  await amount(page).fill('0.0125')
  await expect(summary(page)).toContainText('Your wallet pays about')
  await submit(page).click()
  await expect(page).toHaveURL(/\/activity$/)
  await expect
    .poll(async () => (await getBalance(client, { address: BEN })) - before)
    .toBe(parseEther('0.0125'))
  // The same once more is asked about first.
  await goTo(page, WALLET_SEND)
  await to(page).fill(BEN)
  await amount(page).fill('0.0125')
  await expect(page.getByLabel(/Something like this was sent/)).toBeVisible()
  await expect(submit(page)).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: /^Max: / }).click()
  await expect(page.getByText('“Max” leaves')).toBeVisible()
})

test('a draft is written on one page: who may be meant is offered, items change places, a reload loses nothing, a damaged one says so', async ({
  page,
}) => {
  await openComposer(page, SAFE_SEND)
  await to(page).click()
  const list = page.getByRole('listbox', { name: 'Who may be meant' })
  for (const group of ['Contacts', 'Your accounts', 'Paid before']) {
    await expect(list).toContainText(group)
  }
  await expect(list.getByRole('option').first()).toContainText('Harbour Press')
  // Somebody paid before has no name yet, and is found by how the address begins.
  const paid = list.getByRole('option').last()
  const begin = /0x[0-9a-fA-F]{4}/.exec((await paid.textContent()) ?? '')?.[0] ?? ''
  await to(page).fill(begin)
  await list.getByRole('option').first().click()
  await expect(to(page)).toHaveValue(new RegExp(`^${begin}[0-9a-fA-F]{36}$`))
  await expect(list).toBeHidden()
  // A name is somebody, too.
  await to(page).fill('harbour-press.demo.eth')
  await expect(page.getByRole('region', { name: 'Payment', exact: true })).toContainText(
    'Harbour Press',
  )

  // By keys and by dragging, and that is announced.
  await amount(page).fill('1')
  for (const value of ['2', '3']) {
    await page.getByRole('button', { name: 'Payment', exact: true }).click()
    await expect(amount(page)).toHaveCount(Number(value))
    await amount(page).last().fill(value)
  }
  const order = async () =>
    amount(page).evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value))
  const grip = page.getByRole('button', { name: /^Move Payment/ })
  await grip.first().focus()
  await page.keyboard.press('ArrowDown')
  expect(await order()).toEqual(['2', '1', '3'])
  await expect(page.getByText('Payment 1 is now number 2 of 3.')).toBeAttached()
  await page.keyboard.press('ArrowDown')
  expect(await order()).toEqual(['2', '3', '1'])
  await grip.last().hover()
  await page.mouse.down()
  const target = await page.getByRole('region', { name: 'Payment 1' }).boundingBox()
  await page.mouse.move((target?.x ?? 0) + 20, (target?.y ?? 0) + 20, { steps: 5 })
  await page.mouse.up()
  expect(await order()).toEqual(['1', '2', '3'])

  await page.reload()
  await expect(to(page)).toHaveCount(3)
  expect(await order()).toEqual(['1', '2', '3'])
  await page.getByRole('button', { name: 'Discard draft' }).click()
  await expect(to(page)).toHaveValue('')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(amount(page).first()).toHaveValue('1')

  const key = `countersign.app.draft.31337.${TREASURY}`
  const damaged = '{"version":1,'
  await goTo(page, '/preferences')
  await page.evaluate(
    ([name, text]) => localStorage.setItem(name ?? '', text ?? ''),
    [key, damaged],
  )
  await page.goto(SAFE_SEND)
  await expect(page.getByRole('alert')).toContainText('cannot be read any more')
  expect(await page.evaluate(([name]) => localStorage.getItem(name ?? ''), [key])).toBe(damaged)
  await page.getByRole('button', { name: 'Start a new draft' }).click()
  await expect(to(page)).toHaveValue('')
})
