import { expect, type Page, type Route, test } from '@playwright/test'
import { forgetEverything, openPage, pages, storyIsTold } from '../../support/workspace.ts'

test.beforeAll(async ({ request }) => storyIsTold(request))

type Case = {
  /** A page of the list. */
  page: string
  /** The call that fails. */
  call: RegExp
  /** The card that says so, and another one that works all the same. */
  card: string
  other: string
}

const cases: readonly Case[] = [
  {
    page: 'overview of a Safe',
    call: /\/transactions\/queued/,
    card: 'Waiting',
    other: 'Worth',
  },
  {
    page: 'overview of a Safe',
    call: /\/transactions\/history/,
    card: 'Last activity',
    other: 'Waiting',
  },
  { page: 'overview of a Safe', call: /\/api\/rpc\/31337/, card: 'Health', other: 'Waiting' },
  { page: 'assets', call: /\/collectibles/, card: 'Collectibles', other: 'Tokens' },
  {
    page: 'accounts',
    call: /31337\/owners/,
    card: 'Safes on Demo One',
    other: 'Safes on Demo Two',
  },
]

const faults: Record<string, (route: Route) => Promise<unknown>> = {
  'answers 500': (route) =>
    route.fulfill({ status: 500, json: { code: 500, message: 'Internal server error' } }),
  'answers nonsense': (route) => route.fulfill({ json: { results: 'none', nonce: null } }),
  'cannot be reached': (route) => route.abort('connectionrefused'),
}

const cardOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

for (const [at, { page: name, call, card, other }] of cases.entries()) {
  const names = Object.keys(faults)
  // Each begins with another one, so that a page has been opened with each.
  const inTurn = names.map((_, turn) => names[(at + turn) % names.length] ?? '')

  test(`R-ERR-4 ${name}: “${card}” fails alone when ${call.source} ${inTurn.join(', then ')}, and Retry works`, async ({
    page,
  }) => {
    const each = pages.find((known) => known.name === name)
    if (!each) throw new Error(`There is no page ${name}.`)
    const broken = cardOf(page, card)
    const retry = () => broken.getByRole('button', { name: 'Try again' }).click()
    let met = 0
    let fault = ''
    await forgetEverything(page)
    await page.route(call, (route) => {
      met += 1
      return faults[fault]?.(route)
    })
    for (fault of inTurn) {
      met = 0
      if (fault === inTurn[0]) await openPage(page, each)
      else await retry()
      await expect.poll(() => met, fault).toBeGreaterThan(0)
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
      await expect(broken.getByRole('alert'), fault).toBeVisible()
      await expect(cardOf(page, other).getByRole('alert')).toHaveCount(0)
      await expect(cardOf(page, other)).toContainText(/as of/)
    }
    await page.unroute(call)
    await retry()
    await expect(broken.getByRole('alert')).toHaveCount(0)
    await expect(broken).toContainText(/as of/)
  })
}

test('R-ERR-4 a slow call keeps its place and holds up nothing else', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/transactions\/history/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/one:0xd920570b140aD9893ab85faa081fe84969BF5f80')
  await expect(cardOf(page, 'Waiting')).toContainText('Nonce 178')
  await expect(cardOf(page, 'Last activity')).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(cardOf(page, 'Last activity')).toContainText('as of')
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
