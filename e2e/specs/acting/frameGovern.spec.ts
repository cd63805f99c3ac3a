import { worldAccounts, worldContracts } from '@countersign/demo/world'
import { expect, type FrameLocator, type Page } from '@playwright/test'
import { test, whereLittleCanBeKept } from '../../support/frameTest.ts'
import { expectStatus, openInHost } from '../../support/host.ts'
import { safeOfThree } from '../../support/safeOfThree.ts'

const DARIO = worldAccounts[3].address
const { safe: releases } = worldContracts[31337]

const diff = (app: FrameLocator) => app.locator('[data-diff]')
const field = (app: FrameLocator, name: string) => app.getByRole('combobox', { name, exact: true })
const hand = (app: FrameLocator) => app.getByRole('button', { name: 'Hand to this Safe' })

const meantIt = (app: FrameLocator) =>
  app.getByRole('checkbox', { name: 'I have read the warnings, and mean it.' })

/** The app inside the host of a Safe, at its settings. */
async function openSettings(page: Page, baseURL: string | undefined, safe: string, as = '0') {
  const app = await openInHost(page, baseURL, { safe, as, path: `/one:${safe}/settings` })
  await expectStatus(app, 'unauthenticated')
  await expect(app.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  return app
}

/** The host asks its person, and the app shows what came of it; then the other owner signs and executes. */
async function handAndFinish(page: Page, baseURL: string | undefined, safe: string) {
  const app = page.frameLocator('iframe[name=app]')
  await hand(app).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(app.getByRole('heading', { level: 1, name: 'Transaction' })).toBeVisible()
  const hash = /\/tx\/(0x[0-9a-f]{64})/.exec(page.frame('app')?.url() ?? '')?.[1]
  const other = await page.context().newPage()
  await openInHost(other, baseURL, { safe, as: '1' })
  const row = other.locator(`[data-safe-tx="${hash}"]`)
  await row.getByRole('button', { name: 'Confirm' }).click()
  await row.getByRole('button', { name: 'Execute' }).click()
  await expect(row).toBeHidden()
  await other.close()
  await expect(app.getByRole('main')).toContainText('Executed')
}

type Change = {
  name: string
  compose: (app: FrameLocator) => Promise<void>
  isDone: (app: FrameLocator) => Promise<void>
}

/** They differ in what is composed, not in how it is handed over: one of them, and all in `npm run test:deep`. */
const CHANGES: Change[] = [
  {
    name: 'its threshold is changed',
    async compose(app) {
      await app.getByRole('link', { name: 'Change', exact: true }).click()
      await field(app, 'Signatures needed then').selectOption('3')
      await expect(diff(app)).toContainText('Then: 3 of 3')
      // What locks people out is said here, too, and waits until that was read.
      await expect(hand(app)).toHaveAttribute('aria-disabled', 'true')
      await meantIt(app).check()
    },
    isDone: (app) => expect(app.getByText('3 of 3 owners have to sign')).toBeVisible(),
  },
  {
    name: 'an owner is swapped',
    async compose(app) {
      await app
        .getByRole('link', { name: /^Replace: / })
        .last()
        .click()
      await field(app, 'Who takes their place').fill(DARIO)
      await expect(diff(app)).toContainText('Comes')
    },
    isDone: (app) => expect(app.getByText(DARIO).first()).toBeVisible(),
  },
  {
    name: 'a spending limit is set, as one proposal,',
    async compose(app) {
      await app.getByRole('link', { name: 'Add a limit' }).click()
      await field(app, 'Who may spend').fill(DARIO)
      await app.getByRole('textbox', { name: 'Amount' }).fill('2')
      await meantIt(app).check()
    },
    isDone: (app) => expect(app.locator(`[data-limit="${DARIO}"]`)).toContainText('Every day'),
  },
]

whereLittleCanBeKept(() => {
  for (const { name, compose, isDone } of process.env.DEEP ? CHANGES : CHANGES.slice(0, 1)) {
    test(`R-FRAME-1 inside a Safe ${name} through the host`, async ({ page, baseURL }) => {
      const safe = await safeOfThree(baseURL)
      await compose(await openSettings(page, baseURL, safe))
      await handAndFinish(page, baseURL, safe)
      await isDone(await openSettings(page, baseURL, safe))
    })
  }

  test('R-FRAME-1 inside a Safe an update, which no host takes from an app, is refused with a way on, and a new Safe is not made', async ({
    page,
    baseURL,
  }) => {
    const safe = await safeOfThree(baseURL, [], releases['1.3.0'].singleton)
    const app = await openSettings(page, baseURL, safe)
    await app.getByRole('link', { name: 'Update version' }).click()
    await expect(diff(app)).toContainText('Then: 1.4.1')
    await expect(app.getByText('takes only plain calls from an app')).toBeVisible()
    await expect(hand(app)).toHaveAttribute('aria-disabled', 'true')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.frame('app')?.evaluate(() => history.pushState({}, '', '/accounts/new'))
    await expect(app.getByText('Open this page outside of the Safe')).toBeVisible()
  })
})
