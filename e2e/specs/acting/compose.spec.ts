import { worldAccounts } from '@countersign/demo/world'
import { expect } from '@playwright/test'
import { createClient, http, parseEther } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { getBalance, sendTransaction } from 'viem/actions'
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
  WALLET_SEND,
} from '../../support/composer.ts'
import { test } from '../../support/tamperingTest.ts'
import { queued, TREASURY } from '../../support/workspace.ts'

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
  await page.goto(SAFE_SEND)
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
  await page.goto(WALLET_SEND)
  await to(page).fill(BEN)
  await amount(page).fill('0.0125')
  await expect(page.getByLabel(/Something like this was sent/)).toBeVisible()
  await expect(submit(page)).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: /^Max: / }).click()
  await expect(page.getByText('“Max” leaves')).toBeVisible()
})

test('“Max” leaves what the gas takes, and hardly more', async ({ page, baseURL }) => {
  const client = createClient({ transport: http(`${baseURL}/api/rpc/31337`), pollingInterval: 50 })
  const [, , , dario, elodie] = worldAccounts
  const before = await getBalance(client, { address: elodie.address })
  // The price of gas comes last: until then nobody knows what “Max” would be.
  const { promise: told, resolve: tellPrice } = Promise.withResolvers<void>()
  await page.route('**/api/rpc/31337*', async (route) => {
    if (/eth_(gasPrice|maxPriorityFeePerGas)/.test(route.request().postData() ?? '')) await told
    await route.fallback()
  })
  await openComposer(page, `/one:${elodie.address}/send`, 4)
  await to(page).fill(dario.address)
  await expect(page.getByText('There is')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Max: / })).toHaveCount(0)
  tellPrice()
  await page.getByRole('button', { name: /^Max: / }).click()
  await expect(page.getByText('“Max” leaves')).toBeVisible()
  await expect(summary(page).locator('[data-gas="tried"]')).toContainText('Your wallet pays about')
  await submit(page).click()
  await expect(page).toHaveURL(/\/activity$/)
  const left = () => getBalance(client, { address: elodie.address })
  await expect.poll(left).toBeLessThan(parseEther('0.001'))
  // Élodie has other plans with it.
  const account = privateKeyToAccount(dario.privateKey)
  const value = before - (await left())
  await sendTransaction(client, { account, chain: null, to: elodie.address, value })
})

test('nothing is signed before what it stands on was read; where that fails, it is said', async ({
  page,
}) => {
  const [, , , dario, elodie] = worldAccounts
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/rpc/31337*', async (route) => {
    const asked = route.request().postData()?.toLowerCase() ?? ''
    if (!asked.includes('eth_getcode')) return route.fallback()
    if (asked.includes(elodie.address.toLowerCase())) return route.abort()
    if (asked.includes(dario.address.toLowerCase())) await held
    await route.fallback()
  })
  await openComposer(page, SAFE_SEND)
  await amount(page).fill('0.01')
  await to(page).fill(HARBOUR)
  await expect(submit(page)).not.toHaveAttribute('aria-disabled')
  await to(page).fill(dario.address)
  await expect(submit(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(summary(page)).toContainText('Something is still being looked up.')
  release()
  await expect(submit(page)).not.toHaveAttribute('aria-disabled')
  const unread = 'The account could not be read just now.'
  await expect(summary(page)).not.toContainText(unread)
  await to(page).fill(elodie.address)
  await expect(summary(page)).toContainText(unread)
  await expect(submit(page)).not.toHaveAttribute('aria-disabled')
  await to(page).fill(HARBOUR)
  await expect(summary(page)).not.toContainText(unread)
})

test('what cannot be tried is told by its kind, and says so', async ({ page }) => {
  await page.route('**/multisig-transactions/estimations', (route) =>
    route.fulfill({ status: 503 }),
  )
  await page.goto(SAFE_SEND)
  await to(page).fill(HARBOUR)
  await amount(page).fill('0.01')
  await expect(summary(page).locator('[data-gas="rough"]')).toContainText(
    'It could not be tried out just now',
  )
  await page.unroute('**/multisig-transactions/estimations')
  await amount(page).fill('0.02')
  await expect(summary(page).locator('[data-gas="tried"]')).toContainText(
    'Signing is free. Whoever executes it pays about',
  )
})

test('a draft survives a reload, is discarded and taken back, and a damaged one says so', async ({
  page,
}) => {
  await page.goto(SAFE_SEND)
  await to(page).fill(HARBOUR)
  await amount(page).fill('12.5')
  await page.getByRole('button', { name: 'Payment', exact: true }).click()
  await page.reload()
  await expect(to(page).first()).toHaveValue(HARBOUR)
  await expect(amount(page).first()).toHaveValue('12.5')
  await expect(to(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Discard draft' }).click()
  await expect(to(page)).toHaveValue('')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(amount(page).first()).toHaveValue('12.5')

  const key = `countersign.app.draft.31337.${TREASURY}`
  await page.goto('/')
  await page.evaluate(([name]) => localStorage.setItem(name ?? '', '{"version":1,'), [key])
  await page.goto(SAFE_SEND)
  await expect(page.getByRole('alert')).toContainText('cannot be read any more')
  expect(await page.evaluate(([name]) => localStorage.getItem(name ?? ''), [key])).toBe(
    '{"version":1,',
  )
  await page.getByRole('button', { name: 'Start a new draft' }).click()
  await expect(to(page)).toHaveValue('')
})

test('who may be meant is offered: contacts, own accounts, and whom the owners paid before', async ({
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
})

test('items change places by keys and by dragging, and that is announced', async ({ page }) => {
  await page.goto(SAFE_SEND)
  await amount(page).fill('1')
  for (const value of ['2', '3']) {
    await page.getByRole('button', { name: 'Payment', exact: true }).click()
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
})

test('a new proposal can take the place of one that waits', async ({ page, request }) => {
  const [first] = await queued(request)
  await openComposer(page, `${SAFE_SEND}?replace=${first?.split('_').at(-1)}`)
  await expect(page).toHaveURL(SAFE_SEND)
  await expect(summary(page)).toContainText('Takes the place of this')
  await expect(summary(page).getByLabel('Place in the queue')).toContainText(
    'behind all that waits',
  )
})

test('who may not send finds it off, with the reason', async ({ page }) => {
  await page.goto(`/one:${BEN}/send`)
  await openComposer(page, `/one:${BEN}/send`)
  await expect(page.getByRole('note')).toContainText('only this account’s own wallet')
  await expect(submit(page)).toHaveAttribute('aria-disabled', 'true')
  await page.goto(`/one:${BEN}`)
  await expect(page.getByRole('button', { name: /^Send\. Only this account/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
})

test('an asset of the page before, and a contact, are in the draft already', async ({ page }) => {
  await page.goto(`/one:${TREASURY}/assets`)
  await page.getByRole('link', { name: 'Send USDC' }).first().click()
  await expect(asset(page).locator('option:checked')).toHaveText('USDC')
  await page.goto('/contacts')
  await page.getByRole('link', { name: 'Send to Harbour Press' }).first().click()
  await expect(to(page).last()).toHaveValue(HARBOUR)
})
