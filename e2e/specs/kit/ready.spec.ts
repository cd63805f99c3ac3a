import { expect, type Page } from '@playwright/test'
import { test } from '../../support/pageTest.ts'

const list = (page: Page) => page.getByRole('dialog', { name: 'Connect a wallet' })
// A first visit: nothing was fetched before.
test.use({ reuseContext: false })

const button = (page: Page) => page.getByRole('button', { name: 'Connect wallet' }).first()

/** The list of wallets, drawn and not shown. */
const drawnUnseen = (page: Page) => page.locator('.cs-dialog[hidden] .cs-row').first()

test('R-UI-2 the list of wallets is drawn unseen before anybody asks for it, without hover', async ({
  page,
}) => {
  await page.goto('/')
  await expect(button(page)).toBeEnabled()
  await expect(drawnUnseen(page)).toBeAttached()
  await expect(list(page)).toBeHidden()
  // Nothing is fetched for a click any more.
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') fetched.push(request.url())
  })
  await button(page).click()
  await expect(list(page).getByRole('button', { name: 'Demo Wallet' })).toBeVisible()
  expect(fetched).toEqual([])
})

test('R-UI-2 a page that has lost its network since it was loaded still lists wallets', async ({
  context,
  page,
}) => {
  await page.goto('/')
  await expect(drawnUnseen(page)).toBeAttached()
  await context.setOffline(true)
  await button(page).click()
  await expect(list(page).getByRole('button', { name: 'Demo Wallet' })).toBeVisible()
  // Closed and opened again it begins at its beginning, and still needs no network.
  await page.keyboard.press('Escape')
  await expect(list(page)).toBeHidden()
  await button(page).click()
  await expect(list(page).getByRole('button', { name: 'Demo Wallet' })).toBeVisible()
})

test('R-UI-2 a click before the page is idle is not lost', async ({ page }) => {
  // No idle time comes, and the code is slow: it is asked for by the click, and waited for.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const asked: string[] = []
  await page.route(/connectDialogs|ConnectDialog/, async (route) => {
    asked.push(route.request().url())
    await held
    await route.continue()
  })
  await page.goto('/')
  await expect(button(page)).toBeEnabled()
  expect(asked).toEqual([])
  await button(page).click()
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  release()
  await expect(list(page).getByRole('button', { name: 'Demo Wallet' })).toBeVisible()
})

test.describe('whoever saves data', () => {
  test('R-UI-2 fetches the list when they ask for it', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    await page.goto('/')
    await expect(button(page)).toBeEnabled()
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
    await expect(drawnUnseen(page)).not.toBeAttached()
    await button(page).click()
    await expect(list(page).getByRole('button', { name: 'Demo Wallet' })).toBeVisible()
  })
})
