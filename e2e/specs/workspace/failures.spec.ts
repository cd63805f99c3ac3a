import { expect, type Page } from '@playwright/test'
import { test } from '../../support/pageTest.ts'
import { forgetEverything, openPage, pages, storyIsTold } from '../../support/workspace.ts'

test.beforeAll(async ({ request }) => storyIsTold(request))

const cardOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

// Every card that can fail, with every way to: `integration/pages/pages`.
test('R-ERR-4 the overview’s queue fails alone when it cannot be had, and Retry works', async ({
  page,
}) => {
  const overview = pages.find(({ name }) => name === 'overview of a Safe')
  if (!overview) throw new Error('There is no overview.')
  const queue = /\/transactions\/queued/
  const waiting = cardOf(page, 'Waiting')
  await forgetEverything(page)
  await page.route(queue, (route) => route.abort('connectionrefused'))
  await openPage(page, overview)
  await expect(waiting.getByRole('alert')).toBeVisible()
  await expect(cardOf(page, 'Worth').getByRole('alert')).toHaveCount(0)
  await expect(cardOf(page, 'Worth')).toContainText(/as of/)
  await page.unroute(queue)
  await waiting.getByRole('button', { name: 'Try again' }).click()
  await expect(waiting.getByRole('alert')).toHaveCount(0)
  await expect(waiting).toContainText(/as of/)
})

test('without prices the balances come from the chain, and the page says so', async ({ page }) => {
  const assets = pages.find(({ name }) => name === 'assets')
  if (!assets) throw new Error('There is no page assets.')
  await page.route(/\/balances\//, (route) => route.fulfill({ status: 503, json: {} }))
  await openPage(page, assets)
  const tokens = cardOf(page, 'Tokens')
  await expect(tokens).toContainText('Prices unavailable, balances from chain')
  await expect(tokens).toContainText('90.7467 ETH')
})

test('R-DATA-2 what was seen before is shown at once, with its time, when nothing answers', async ({
  page,
}) => {
  const overview = pages.find(({ name }) => name === 'overview of a Safe')
  if (!overview) throw new Error('There is no overview.')
  await openPage(page, overview)
  await expect(cardOf(page, 'Worth')).toContainText('$896,158.99')
  // The cache is written at most once a second.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('cache')?.includes('getBalances')))
    .toBe(true)
  await page.route(/\/v1\/|\/v2\/|\/api\/rpc/, (route) => route.abort('connectionrefused'))
  await page.reload()
  await expect(cardOf(page, 'Worth')).toContainText('$896,158.99')
  await expect(cardOf(page, 'Waiting')).toContainText('Not up to date: as of')
  await expect(page.getByText('Parts of this page could not be refreshed.')).toBeVisible()
  await page.unroute(/\/v1\/|\/v2\/|\/api\/rpc/)
  await page.getByRole('button', { name: 'Refresh all' }).click()
  await expect(page.getByText('Parts of this page could not be refreshed.')).toBeHidden()
})
