import { worldAccounts, worldContracts } from '@countersign/demo/world'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { asOwner } from '../../support/asOwner.ts'
import { findViolations, injectAxe } from '../../support/axe.ts'
import { BEN, submit, watchWrites } from '../../support/composer.ts'
import { safeOfThree } from '../../support/safeOfThree.ts'
import { settled, storyIsTold } from '../../support/workspace.ts'

const DARIO = worldAccounts[3].address
const { usdc, safe: releases } = worldContracts[31337]

const bar = (page: Page): Locator => page.getByRole('region', { name: 'What you can do' })
const button = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
const meantIt = (page: Page) =>
  page.getByRole('checkbox', { name: 'I have read the warnings, and mean it.' })
const diff = (page: Page) => page.locator('[data-diff]')

// Each opens two windows and waits for blocks and the indexer, several times.
test.describe.configure({ mode: 'serial', timeout: 120_000 })

test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
  await storyIsTold(request)
})

/** Signs and proposes, and ends on the page of what was proposed. */
async function propose(page: Page): Promise<string> {
  await submit(page).click()
  await expect(page).toHaveURL(/\/tx\//)
  return page.url()
}

/** The other owner looks at it, signs and executes it. */
async function agree(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await settled(page, 'Transaction')
  await button(page, 'Confirm').click()
  await button(page, 'Execute').click()
  await expect(bar(page).locator('[data-act="indexed"]')).toBeVisible({ timeout: 30_000 })
}

async function openSettings(page: Page, safe: string): Promise<void> {
  await page.goto(`/one:${safe}/settings`)
  await settled(page, 'Settings')
}

test('R-GW-3 two owners in two windows change the threshold, warned of what locks them out', async ({
  browser,
  baseURL,
}) => {
  const safe = await safeOfThree(baseURL)
  const ada = await asOwner(browser, 0, `/one:${safe}/settings`)
  const ben = await asOwner(browser, 1, `/one:${safe}/settings`)
  const writes = watchWrites(ada)
  await settled(ada, 'Settings')
  await ada.getByRole('link', { name: 'Change', exact: true }).click()
  await field(ada, 'Signatures needed then').selectOption('3')
  await expect(diff(ada)).toContainText('Now: 2 of 3')
  await expect(diff(ada)).toContainText('Then: 3 of 3')
  await expect(ada.getByText('one lost key locks this Safe for good')).toBeVisible()
  // Warned: it waits until that was read.
  await expect(submit(ada)).toHaveAttribute('aria-disabled', 'true')
  // Refused: there is no way to propose it.
  await field(ada, 'Signatures needed then').selectOption('2')
  await expect(ada.getByText('Nothing would change.')).toBeVisible()
  await submit(ada).click()
  expect(writes).toEqual([])
  await field(ada, 'Signatures needed then').selectOption('3')
  await meantIt(ada).check()
  const proposed = await propose(ada)
  await expect(diff(ada)).toContainText('Then: 3 of 3')

  await ben.goto(proposed)
  await settled(ben, 'Transaction')
  await expect(diff(ben)).toContainText('Now: 2 of 3')
  await expect(ben.getByText('one lost key locks this Safe for good')).toBeVisible()
  await injectAxe(ben)
  expect(await findViolations(ben)).toEqual([])
  await agree(ben, proposed)
  await openSettings(ben, safe)
  await expect(ben.getByText('3 of 3 owners have to sign')).toBeVisible()
})

test('R-GW-3 two owners swap a third; who cannot sign is refused', async ({ browser, baseURL }) => {
  const safe = await safeOfThree(baseURL)
  const ada = await asOwner(browser, 0, `/one:${safe}/settings`)
  const ben = await asOwner(browser, 1, `/one:${safe}/settings`)
  await settled(ada, 'Settings')
  await ada
    .getByRole('link', { name: /^Replace: / })
    .last()
    .click()
  const successor = field(ada, 'Who takes their place')
  await successor.fill(BEN)
  await expect(ada.getByText('This is an owner already.')).toBeVisible()
  await successor.fill(usdc)
  await expect(ada.getByText('This contract does not know how to sign')).toBeVisible()
  await expect(diff(ada)).toHaveCount(0)
  await successor.fill(DARIO)
  await expect(diff(ada)).toContainText('Goes')
  await expect(diff(ada)).toContainText('Comes')
  const proposed = await propose(ada)
  await agree(ben, proposed)
  await openSettings(ben, safe)
  await expect(ben.getByText('2 of 3 owners have to sign')).toBeVisible()
  await expect(ben.getByText(DARIO).first()).toBeVisible()
})

test('R-GW-4 a Safe 1.3.0 is updated to the newest official version', async ({
  browser,
  baseURL,
}) => {
  const safe = await safeOfThree(baseURL, [], releases['1.3.0'].singleton)
  const ada = await asOwner(browser, 0, `/one:${safe}/settings`)
  const ben = await asOwner(browser, 1, `/one:${safe}/settings`)
  await settled(ada, 'Settings')
  await expect(ada.getByText('Official code: Safe 1.3.0, by its hash')).toBeVisible()
  await ada.getByRole('link', { name: 'Update version' }).click()
  await expect(diff(ada)).toContainText('Now: 1.3.0')
  await expect(diff(ada)).toContainText('Then: 1.4.1')
  const proposed = await propose(ada)
  await expect(diff(ada)).toContainText('Then: 1.4.1')
  await agree(ben, proposed)
  await openSettings(ben, safe)
  await expect(ben.getByText('Official code: Safe 1.4.1, by its hash')).toBeVisible()
  await expect(ben.getByText('2 of 3 owners have to sign')).toBeVisible()
  await expect(ben.getByText('Gateway and chain agree')).toBeVisible()
})

/** The Safe whose limit is set, spent from and removed. */
let limited = ''

test('R-GW-3 two owners let somebody spend within a limit', async ({ browser, baseURL }) => {
  const safe = await safeOfThree(baseURL)
  limited = safe
  const ada = await asOwner(browser, 0, `/one:${safe}/settings`)
  const ben = await asOwner(browser, 1, `/one:${safe}/settings`)
  await settled(ada, 'Settings')
  await expect(ada.getByText('Demo contract, not the official one')).toBeVisible()
  await ada.getByRole('link', { name: 'Add a limit' }).click()
  await field(ada, 'Who may spend').fill(DARIO)
  await ada.getByRole('textbox', { name: 'Amount' }).fill('2')
  await expect(diff(ada)).toContainText('Modules')
  await meantIt(ada).check()
  await agree(ben, await propose(ada))
})

test('R-GW-3 who is no owner spends from a limit until it refuses, with its reason', async ({
  browser,
}) => {
  const dario = await asOwner(browser, 3, `/one:${limited}/settings`)
  await settled(dario, 'Settings')
  const limit = dario.locator(`[data-limit="${DARIO}"]`)
  await expect(limit).toContainText('Every day')
  await limit.getByRole('button', { name: 'Spend: ETH' }).click()
  await field(dario, 'To').fill(BEN)
  const much = limit.getByRole('textbox', { name: 'Amount in ETH' })
  const send = limit.getByRole('button', { name: 'Send with wallet' })
  await much.fill('2.5')
  await expect(limit).toContainText('There is 2 ETH left of this limit.')
  await much.fill('0.6')
  await send.click()
  await expect(limit.locator('[data-left]')).toContainText('1.4', { timeout: 30_000 })
  // The limit would allow it; the Safe does not have it.
  await send.click()
  await expect(limit.getByRole('alert').last()).toContainText('The Safe could not pay')
  await much.fill('1.5')
  await expect(limit).toContainText('There is 1.4 ETH left of this limit.')
  await injectAxe(dario)
  expect(await findViolations(dario)).toEqual([])
})

test('R-GW-3 a limit goes as it came', async ({ browser }) => {
  const ada = await asOwner(browser, 0, `/one:${limited}/settings`)
  const ben = await asOwner(browser, 1, `/one:${limited}/settings`)
  await settled(ada, 'Settings')
  await ada.getByRole('link', { name: /^Remove: ETH of/ }).click()
  await agree(ben, await propose(ada))
  await openSettings(ben, limited)
  await expect(ben.getByText('Nobody spends anything without')).toBeVisible()
})

test('R-UI-14 what changes a Safe is said in Arabic, and breaks no rule in any look', async ({
  browser,
  baseURL,
}) => {
  const safe = await safeOfThree(baseURL)
  const ada = await asOwner(browser, 0, `/one:${safe}/settings`)
  const looks = async () => {
    for (const theme of ['light', 'dark'] as const) {
      await ada.emulateMedia({ colorScheme: theme })
      for (const width of [375, 1280]) {
        await ada.setViewportSize({ width, height: 800 })
        await injectAxe(ada)
        expect(await findViolations(ada)).toEqual([])
      }
    }
  }
  const compose = async () => {
    await ada.goto(`/one:${safe}/send?change=changeThreshold`)
    await ada.locator('main select').nth(1).selectOption('1')
    await expect(diff(ada)).toBeVisible()
  }
  await settled(ada, 'Settings')
  await looks()
  await compose()
  await looks()
  await ada.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('countersign.app.preferences') ?? '{}')
    const preferences = {
      theme: 'system',
      currency: 'usd',
      hiddenChains: [],
      ...kept,
      locale: 'ar',
    }
    localStorage.setItem('countersign.app.preferences', JSON.stringify(preferences))
  })
  await ada.goto(`/one:${safe}/settings`)
  await settled(ada, 'الإعدادات')
  await looks()
  await ada.goto(`/one:${safe}/send`)
  await expect(ada.getByText('سيكفي توقيع واحد')).toBeVisible()
  await looks()
})
