import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { goTo } from '../../support/goTo.ts'
import { pretendHistory } from '../../support/longHistory.ts'
import { test } from '../../support/tamperingTest.ts'
import { ADA, settled, storyIsTold, TREASURY } from '../../support/workspace.ts'

const activity = `/one:${TREASURY}/activity`
/** Sends fake coins from an address like that of somebody whom the treasury pays. */
const FORGER = '0x036831e998450C0D6e22Be4996bAe0b93F1A75Ad'
const USDC = '0x97336541c3A7dc00d35a13F2f3B23AfA1F9AC591'

/** Far more than fits on a screen, or into a document. */
const LONG = process.env.DEEP ? 10_000 : 3_000

test.beforeAll(async ({ request }) => storyIsTold(request))

const rows = (page: Page) => page.locator('tr[data-line="entry"]')

test('R-GW-4 the four lists have addresses, and filters go along', async ({ page }) => {
  await page.goto(`${activity}?token=${USDC}&from=2026-10-01`)
  await settled(page, 'Activity')
  await expect(page.getByRole('combobox', { name: 'Token' }).first()).toHaveValue(USDC)
  const tabs = page.getByRole('navigation', { name: 'Kinds of activity' })
  for (const [tab, name] of [
    ['received', 'Received'],
    ['signed', 'Sent & signed'],
    ['modules', 'Without signatures'],
  ]) {
    await tabs.getByRole('link', { name }).click()
    await expect(page).toHaveURL(new RegExp(`tab=${tab}`))
    await expect(page).toHaveURL(/from=2026-10-01/)
    await expect(tabs.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
    await expect(tabs.locator('[aria-current]')).toHaveCount(1)
    await settled(page)
  }
  await page.goBack()
  await expect(page).toHaveURL(/tab=signed/)
  await page.reload()
  await expect(page.getByLabel('From')).toHaveValue('2026-10-01')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).not.toHaveURL(/from=|token=/)
})

test('R-GW-10 a block that could not be read whole is said, and only where one is', async ({
  page,
}) => {
  await page.goto(activity)
  await settled(page, 'Activity')
  const note = page.getByText('could not be read whole')
  await expect(note).toHaveCount(0)
  const unread = [{ blockNumber: 1_234, timestamp: Date.UTC(2026, 9, 1, 12) }]
  await page.route('**/transactions/history*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), unread } })
  })
  await page.reload()
  await settled(page, 'Activity')
  await expect(note).toBeVisible()
  await expect(note).toContainText('1234')
  await expect(rows(page)).not.toHaveCount(0)
})

test('R-GW-4 imitations and fakes are shown for what they are, in the history and on their own page, and nothing can be copied from them', async ({
  page,
}) => {
  await page.goto(`${activity}?party=${FORGER}`)
  const poisoned = rows(page).filter({ hasText: 'Imitates an earlier transfer' })
  await expect(poisoned.filter({ hasText: 'Not the real USDC' }).first()).toBeVisible()
  await expect(poisoned.first()).toContainText('but is not')
  await expect(poisoned.getByRole('button', { name: /Copy/ })).toHaveCount(0)
  await poisoned.first().getByRole('link').click()
  await settled(page, 'Transaction')
  const glance = page.getByRole('region', { name: 'At a glance', exact: true })
  await expect(glance).toContainText('Looks like')
  await expect(page.getByRole('button', { name: /Copy address 0x0368.+75Ad/i })).toHaveCount(0)
  const review = page.locator('[data-verdict]:not([data-proof-row])')
  await expect(review).toHaveAttribute('data-verdict', 'mismatch')
  await goTo(page, `${activity}?tab=received`)
  await settled(page, 'Activity')
  await expect(rows(page).filter({ hasText: 'Not the real USDC' })).not.toHaveCount(0)
  // Real dust from there, too: by whom it imitates, whom this list does not show.
  const dust = rows(page).filter({ hasText: '+0.0019 USDC' })
  await expect(dust).toHaveCount(2)
  await expect(dust.filter({ hasText: 'but is not' })).toHaveCount(2)
  await expect(dust.getByRole('button', { name: /Copy/ })).toHaveCount(0)
  const honest = rows(page).filter({ hasText: 'USDC' }).filter({ hasNotText: 'Not the real' })
  await expect(honest.first().getByRole('button', { name: /Copy/ })).toHaveCount(1)
})

test('R-GW-4 the ledger shows who wanted one nonce, rejections, and what failed; on paper are all entries that were loaded, not the controls', async ({
  page,
}) => {
  await page.goto(`${activity}?tab=signed`)
  await settled(page, 'Activity')
  await expect(page.getByText('Nonce 181: 2 proposals that exclude each other')).toBeVisible()
  await expect(rows(page).filter({ hasText: 'Rejection of this nonce' }).first()).toContainText(
    '178',
  )
  await page.keyboard.press('End')
  const lines = page.locator('tr[data-line]')
  const length = async () => Number(await page.getByRole('table').getAttribute('aria-rowcount')) - 1
  await expect.poll(length).toBeGreaterThan(100)
  expect(await lines.count()).toBeLessThan(await length())
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await expect.poll(async () => (await lines.count()) === (await length())).toBe(true)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page.getByText('Filters', { exact: true })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await page.emulateMedia({ media: null })

  await page.goto(`${activity}?tab=signed&amount=4800000`)
  await settled(page, 'Activity')
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText('Failed: nothing was moved')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  const tabs = page.getByRole('navigation', { name: 'Kinds of activity' })
  await tabs.getByRole('link', { name: 'Without signatures' }).click()
  await expect(rows(page).first()).toContainText('By module')
})

test('R-GW-4 what could not be fetched at the tail is fetched again, and what is shown stays', async ({
  page,
}) => {
  let isBroken = true
  await page.route(/offset%3D50/, (route) =>
    isBroken
      ? route.fulfill({ status: 500, json: { code: 500, message: 'Oops' } })
      : route.continue(),
  )
  await page.goto(activity)
  const list = page.getByRole('region', { name: 'All', exact: true })
  await expect(list.getByRole('table')).toBeVisible()
  await page.keyboard.press('End')
  await expect(list.getByText('What is shown stays.')).toBeVisible()
  const before = await rows(page).count()
  expect(before).toBe(50)
  isBroken = false
  await list.getByRole('button', { name: 'Try again' }).click()
  await expect(list.getByText('What is shown stays.')).toHaveCount(0)
  // Long lists draw only what is in sight, and say how long they are.
  const length = async () => Number(await list.getByRole('table').getAttribute('aria-rowcount'))
  await expect.poll(length).toBeGreaterThan(before * 2)
})

test(`R-GW-4 a history of ${LONG} is scrolled through with few rows drawn`, async ({ page }) => {
  await pretendHistory(page, TREASURY, LONG)
  await page.goto(activity)
  const end = page.getByText(`That is all: ${LONG.toLocaleString('en')} entries.`)
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    expect(await page.locator('[data-line]').count()).toBeLessThan(130)
    await expect(end).toBeVisible({ timeout: 100 })
  }).toPass({ timeout: 90_000, intervals: [50] })
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(page.getByRole('row').last()).toContainText(`+${LONG / 1_000} ETH`)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2))
  const inSight = () =>
    rows(page).evaluateAll(
      (all) =>
        all.filter((row) => {
          const { top, bottom } = row.getBoundingClientRect()
          return bottom > 0 && top < window.innerHeight
        }).length,
    )
  await expect.poll(inSight).toBeGreaterThan(8)
  expect(await page.locator('main *').count()).toBeLessThan(2_500)
})

test('R-GW-4 everything that the filters let through is saved as CSV', async ({ page }) => {
  await page.goto(`${activity}?tab=received&token=${USDC}`)
  await settled(page, 'Activity')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^one-0xd920.*-received-\d{4}-\d\d-\d\d\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  const [head, ...lines] = text.trimEnd().split('\r\n')
  expect(head).toMatch(/^\uFEFFTime,Kind/)
  expect(lines.length).toBeGreaterThan(20)
  for (const line of lines) {
    expect(line).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z,received,SUCCESS,,[\d.]+,USDC,\d+,6,/)
  }
  await expect(page.getByText(`Saved ${lines.length} rows.`)).toBeVisible()
})

test('R-GW-4 nothing is saved when not everything could be read', async ({ page }) => {
  await page.route(/offset%3D100/, (route) => route.abort())
  await page.goto(activity)
  await settled(page, 'Activity')
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  await expect(page.getByText('so nothing was saved')).toBeVisible()
  await page.unroute(/offset%3D100/)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Try again' }).first().click()
  expect((await download).suggestedFilename()).toContain('-all-')
})

test('R-GW-4 a month in the picture leads to its entries, by keyboard too', async ({ page }) => {
  await page.goto(activity)
  await settled(page, 'Activity')
  const month = page.getByRole('link', { name: /^October 2026: .* USDC in, .* USDC out/ })
  await month.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/from=2026-10-01&until=2026-10-31/)
  // The list looks on, page after page, until it has found the month.
  const days = page.locator('tr[data-line="day"]')
  const names = () => days.allTextContents()
  await expect
    .poll(async () => (await names()).filter((day) => !day.startsWith('October')))
    .toEqual([])
  await expect(days.nth(5)).toBeVisible()
})

test('R-GW-4 a plain wallet shows what a node remembers, and says that it is little', async ({
  page,
}) => {
  await page.goto(`/one:${ADA}/activity`)
  await settled(page, 'Activity')
  await expect(page.getByText('A plain wallet has no list of its own.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Token transfers' })).toContainText('USDC')
})
