import { type APIRequestContext, expect } from '@playwright/test'
import { focused, tabTo } from '../../support/keyboard.ts'
import { test } from '../../support/pageTest.ts'
import { resembling } from '../../support/resembling.ts'
import { ADA, queued, settled, storyIsTold, TREASURY } from '../../support/workspace.ts'

test.beforeAll(async ({ request }) => storyIsTold(request))

test('an account in any spelling leads to the one with checksum, and keeps the page', async ({
  page,
}) => {
  await page.goto(`/ONE:${TREASURY.toLowerCase()}/queue?dialog=receive`)
  await expect(page).toHaveURL(`/one:${TREASURY}/queue?dialog=receive`)
  await expect(page.getByRole('dialog', { name: 'Receive' })).toBeVisible()
})

test('an address that is none gets a page that says what is wrong', async ({ page }) => {
  await page.goto('/accounts')
  for (const [path, words] of [
    ['/one:0x123', 'starts with 0x and has 40 digits'],
    [`/moon:${ADA}`, 'does not know a network called “moon”'],
    [`/one:${ADA.replace('f39F', 'F39f')}`, 'do not match its digits'],
  ] as const) {
    await page.evaluate((to) => history.pushState({}, '', to), path)
    await expect(page.getByRole('main'), path).toContainText(words)
  }
})

test('pages tell their names, take the focus, and going back is what it says', async ({ page }) => {
  await page.goto(`/one:${TREASURY}`)
  await settled(page, 'Orchard treasury')
  await expect(page).toHaveTitle('Orchard treasury · Countersign')
  const nav = page.getByRole('navigation', { name: 'Main' })
  await nav.getByRole('link', { name: 'Assets' }).click()
  await expect(page).toHaveTitle('Assets · Countersign')
  await expect.poll(() => focused(page)).toBe('Assets')
  await nav.getByRole('link', { name: /Queue/ }).click()
  await expect(page).toHaveTitle('Queue · Countersign')
  await page.goBack()
  await expect(page).toHaveTitle('Assets · Countersign')
})

test('R-UI-2 dialogs have addresses: going back closes them, going forward opens them', async ({
  page,
}) => {
  await page.goto('/')
  const dialog = page.getByRole('dialog', { name: 'Connect a wallet' })
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await expect(page).toHaveURL('/?dialog=connect')
  await page.goBack()
  await expect(dialog).toBeHidden()
  await page.goForward()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/')
  await expect(dialog).toBeHidden()
  await page.goto('/?dialog=connect')
  await expect(dialog).toBeVisible()
  await page.goto('/?dialog=account')
  await expect(page).toHaveURL('/')
})

test('R-UI-14 everything is done with the keyboard alone: skip, search, paste, open, close', async ({
  page,
}) => {
  await page.goto('/')
  await settled(page)
  await page.keyboard.press('Tab')
  await expect.poll(() => focused(page)).toBe('Skip to content')
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Go anywhere' })
  await expect(palette.getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(palette).toBeHidden()
  await page.keyboard.press('Control+k')
  await expect(palette.getByRole('combobox')).toBeFocused()
  await page.keyboard.insertText(TREASURY.toLowerCase())
  await page.keyboard.press('ArrowDown')
  await expect(palette.getByRole('option', { selected: true })).toContainText('Demo Two')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await settled(page, 'Orchard treasury')
  await expect(palette).toBeHidden()
  await tabTo(page, 'Receive')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Receive' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Receive' })).toBeHidden()
  await expect.poll(() => focused(page)).toBe('Receive')
})

test('R-GW-4 the palette finds a transaction by its hash on whatever network it is, and knows whom the owners paid inside a batch', async ({
  page,
}) => {
  await page.goto('/accounts')
  await settled(page, 'Accounts')
  const [id] = await queued(page.request)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Go anywhere' })).toBeFocused()
  await page.keyboard.insertText(id?.split('_').at(-1) ?? '')
  await page.keyboard.press('Enter')
  await settled(page, 'Transaction')
  await expect(page).toHaveURL(new RegExp(`/one:${TREASURY}/tx/`))

  const paid = await paidInBatch(page.request)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Go anywhere' })).toBeFocused()
  await page.keyboard.insertText(resembling(paid))
  await expect(page.getByRole('option').first()).toContainText('Looks like')
})

type Executed = { results: { transaction?: { id: string; txInfo: { actionCount?: number } } }[] }

/** Somebody whom a batch of the treasury's has paid. */
async function paidInBatch(request: APIRequestContext): Promise<string> {
  const history = `/v1/chains/31337/safes/${TREASURY}/multisig-transactions?executed=true&cursor=limit%3D100%26offset%3D0`
  const { results } = (await (await request.get(history)).json()) as Executed
  const batch = results.find(({ transaction }) => transaction?.txInfo.actionCount)?.transaction
  const answer = await request.get(`/v1/chains/31337/transactions/${batch?.id}`)
  const data: string = (await answer.json()).txData.hexData
  // The first transfer inside: selector, then the recipient's word.
  const at = data.indexOf('a9059cbb') + 8
  return `0x${data.slice(at + 24, at + 64)}`
}

test('language and theme change at once and stay', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Theme').selectOption('dark')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByLabel('Language').selectOption('ar')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('button', { name: 'ربط المحفظة' })).toBeVisible()
})

// What a kept context does not forget by itself.
test.afterEach(({ context }) => context.setOffline(false))

test('without a network the page says so and keeps what it has', async ({ page, context }) => {
  await page.goto(`/one:${TREASURY}`)
  await settled(page, 'Orchard treasury')
  await context.setOffline(true)
  await expect(page.getByText('You are offline. What you see is from earlier.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Worth' })).toContainText('$896,158.99')
})

test('R-ERR-4 a page that could not be fetched is there once it can be', async ({ page }) => {
  await page.goto(`/one:${TREASURY}`)
  await settled(page, 'Orchard treasury')
  await page.route(/\/assets\/SettingsPage-/, (route) => route.abort())
  const nav = page.getByRole('navigation', { name: 'Main' })
  await nav.getByRole('link', { name: 'Settings' }).click()
  const failed = page.getByRole('heading', { name: 'This page could not be shown' })
  const again = page.getByRole('button', { name: 'Try again' })
  await again.click()
  await expect(failed).toBeVisible()
  await page.unrouteAll()
  await again.click()
  await settled(page, 'Settings')
  await expect(page.getByText('3 of 5 owners have to sign')).toBeVisible()
})

test('a transaction prints as a record: no navigation, no buttons, all hashes', async ({
  page,
}) => {
  const [id] = await queued(page.request)
  await page.goto(`/one:${TREASURY}/tx/${id}`)
  await settled(page, 'Transaction')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation').first()).toBeHidden()
  await expect(page.getByRole('button').first()).toBeHidden()
  const record = page.getByRole('region', { name: 'Approval record' })
  await expect(record.getByText('Safe transaction hash')).toBeVisible()
})
