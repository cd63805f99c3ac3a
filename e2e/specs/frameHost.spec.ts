import { storySafes } from '@countersign/demo/storySafes'
import { expect, type Frame, type FrameLocator, type Page } from '@playwright/test'
import { findViolations, injectAxe } from '../support/axe.ts'
import { eachValue } from '../support/eachValue.ts'
import { test, whereLittleCanBeKept } from '../support/frameTest.ts'
import { openInHost } from '../support/host.ts'
import { passTime } from '../support/passTime.ts'
import { sample } from '../support/sample.ts'

const { treasury } = storySafes
const BEN = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const question = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

/** Lets `silence` work: the first to hear a message decides whether others do. */
const prepareSilence = (page: Page) =>
  page.addInitScript(() => {
    if (window !== window.top) return
    window.addEventListener('message', (event) => {
      if ('silenced' in window) event.stopImmediatePropagation()
    })
  })

/** From now on the host hears nothing, as one whose page has crashed. */
const silence = (page: Page) => page.evaluate(() => Object.assign(window, { silenced: true }))

/** What comes from the host, and the demo's own: each is opened and looked at. */
const PARTS = {
  'what the host says': async (page: Page, baseURL: string | undefined) => {
    const tools = await openInHost(page, baseURL, { path: '/tools?tool=host' })
    await expect(tools.getByRole('table')).toHaveCount(4)
    await expect(tools.locator('[aria-busy="true"]')).toHaveCount(0)
    await expectClean(page)
  },
  'a batch for the host': async (page: Page, baseURL: string | undefined) => {
    const batch = await openInHost(page, baseURL, { path: '/tools?tool=batch' })
    const review = batch.getByRole('button', { name: 'Review' })
    await review.click()
    await expect(batch.getByText('This is no address').first()).toBeVisible()
    await expectClean(page)
    await batch.getByRole('button', { name: 'Remove call 2' }).click()
    await batch.getByLabel('To', { exact: true }).fill(BEN)
    await batch.getByLabel('Amount').fill('0.5')
    await review.click()
    await expect(batch.getByRole('button', { name: 'Propose to this Safe' })).toBeVisible()
    await expectClean(page)
  },
  'the host’s address book': async (page: Page, baseURL: string | undefined) => {
    const app = await openInHost(page, baseURL, { path: '/contacts' })
    const dialog = await askForBook(app)
    await question(page, 'Share your address book').getByRole('button', { name: 'Approve' }).click()
    await expect(dialog.getByRole('listitem').first()).toBeVisible()
    await expectClean(page)
  },
  'the demo’s own host': async (page: Page, baseURL: string | undefined) => {
    const app = await openInHost(page, baseURL, { safe: 'grants', path: '/tools?tool=sign' })
    const text = app.getByRole('textbox', { name: 'Text' })
    await expect(text).toBeVisible()
    await expect(page.locator('[data-message]').first()).toBeVisible()
    await expectClean(page, page.mainFrame())
    await text.fill('Hello')
    await app.getByRole('button', { name: 'Sign with wallet' }).click()
    await expect(question(page, 'Sign a message')).toBeVisible()
    await expectClean(page, page.mainFrame())
  },
}
/** Each as its window is changed under it; what it was opened in is the first. */
const LOOKS = { colorScheme: ['light', 'dark'], width: [375, 1280] } as const

async function askForBook(app: FrameLocator) {
  await app.getByRole('button', { name: 'Import from this Safe’s host' }).click()
  return app.getByRole('dialog', { name: 'Import from this Safe’s host' })
}

whereLittleCanBeKept(() => {
  test('R-FRAME-1 contacts come from the host’s address book, with permission, and once', async ({
    page,
    baseURL,
  }) => {
    const app = await openInHost(page, baseURL, { path: '/contacts' })
    const dialog = await askForBook(app)
    await question(page, 'Share your address book').getByRole('button', { name: 'Reject' }).click()
    await expect(dialog).toContainText('not allowed to share its address book')
    await dialog.getByRole('button', { name: 'Ask again' }).click()
    await question(page, 'Share your address book').getByRole('button', { name: 'Approve' }).click()
    const list = dialog.getByRole('list', { name: 'The host’s address book' })
    const ben = list.getByRole('listitem').filter({ hasText: BEN })
    await expect(ben).toContainText('New')
    const count = await list.getByRole('listitem').count()
    await dialog.getByRole('button', { name: `Import ${count} contacts` }).click()
    await expect(app.getByText(`${count} contacts were added.`)).toBeVisible()
    await expect(app.getByRole('row').filter({ hasText: BEN })).toHaveCount(1)

    // Granted once: the host is not asked again, and nobody comes twice.
    const again = await askForBook(app)
    await expect(again.getByRole('listitem').filter({ hasText: BEN })).toContainText(
      'Known already',
    )
    await expect(again.getByRole('button', { name: 'Nothing to import' })).toBeVisible()
  })

  test('R-FRAME-1 a host that refuses, and one that falls silent, leave the contacts as they are', async ({
    page,
    baseURL,
  }) => {
    const refusing = await openInHost(page, baseURL, { path: '/contacts', mode: 'refuses' })
    const dialog = await askForBook(refusing)
    await expect(dialog).toContainText('Nothing was imported.')

    await prepareSilence(page)
    await page.clock.install()
    const app = await openInHost(page, baseURL, { path: '/contacts' })
    await expect(app.getByRole('button', { name: 'Import from this Safe’s host' })).toBeVisible()
    await silence(page)
    const silent = await askForBook(app)
    const alert = silent.getByRole('alert')
    await passTime(page, (patience) =>
      expect(alert).toContainText('did not answer in time', patience),
    )
    await expect(silent.getByRole('button', { name: 'Try again' })).toBeVisible()
    await silent.getByRole('button', { name: 'Close' }).click()
    await expect(app.getByText('No contacts yet.')).toBeVisible()
  })

  test('R-FRAME-1 outside a Safe nothing of a host is offered, nor fetched', async ({ page }) => {
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    await page.goto('/contacts')
    await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: /host/ })).toHaveCount(0)
    expect(fetched.filter((url) => /HostImport|safeOf/.test(url))).toEqual([])
    await page.goto('/tools?tool=host')
    await expect(page.getByText('does not run inside a Safe')).toBeVisible()
    await expect(page.getByRole('link', { name: 'This Safe’s host' })).toHaveCount(0)
  })

  test('R-FRAME-1 the host’s words stand beside what is found without it', async ({
    page,
    baseURL,
  }) => {
    const app = await openInHost(page, baseURL, { path: '/tools?tool=chains' })
    await app.getByRole('link', { name: 'This Safe’s host' }).click()
    const table = (name: string) => app.getByRole('table', { name })
    const row = (name: string, title: string) =>
      table(name).getByRole('row').filter({ hasText: title })
    const origin = new URL(page.url()).origin
    await expect(row('Where the host is', origin)).toContainText('Allowed')
    await expect(row('Network', 'Demo One')).toContainText('Same')
    await expect(row('Safe', 'Address')).toContainText(treasury.address)
    await expect(row('Safe', 'Owners')).toContainText('Same')
    await expect(row('Safe', 'Signatures needed')).toContainText('Same')
    await expect(row('Safe', 'Implementation')).toContainText('Official code: Safe 1.4.1')
    await expect(row('Balances', 'Total')).toContainText(/\$[\d,.]+\$[\d,.]+ ?Same/)
    await expect(app.getByText('Not the same')).toHaveCount(0)
    const shared = app.getByRole('region', { name: 'What the host shares with this app' })
    await expect(shared).toContainText('Nothing that it would have to ask you about.')
    await shared.getByRole('button', { name: 'Ask for its address book' }).click()
    await question(page, 'Share your address book').getByRole('button', { name: 'Approve' }).click()
    await expect(shared.getByRole('listitem')).toHaveText('Its address book')
  })

  test('R-FRAME-2 a host that says something else than the chain and our gateway is called out', async ({
    page,
    baseURL,
  }) => {
    // What the host reads from its gateway is not what the app reads from its own.
    await page.route('http://127.0.0.1:*/v1/chains/*/safes/**', async (route) => {
      const answer = await route.fetch()
      const body = (await answer.text())
        .replace(/"threshold":\d+/, '"threshold":1')
        .replace(/"fiatTotal":"[^"]+"/, '"fiatTotal":"5"')
      await route.fulfill({ response: answer, body })
    })
    const app = await openInHost(page, baseURL, { path: '/tools?tool=host' })
    const row = (name: string, title: string) =>
      app.getByRole('table', { name }).getByRole('row').filter({ hasText: title })
    await expect(row('Safe', 'Signatures needed')).toContainText('Not the same')
    await expect(row('Safe', 'Owners')).toContainText('Same')
    await expect(row('Balances', 'Total')).toContainText(/\$5\.00.*Not the same/)
  })

  test('R-FRAME-2 a Safe that runs unknown code is called out, and can still be looked at', async ({
    page,
    baseURL,
  }) => {
    await page.route('**/api/rpc/31337', async (route) => {
      const answer = await route.fetch()
      // Whatever is as long as a Safe's code.
      const body = (await answer.text()).replaceAll(/"0x[0-9a-f]{20000,}"/g, '"0x6001"')
      await route.fulfill({ response: answer, body })
    })
    const app = await openInHost(page, baseURL, { path: '/tools?tool=host' })
    await expect(app.getByText('Unknown code: not that of any official Safe')).toBeVisible()
    await app.getByRole('link', { name: 'Several calls at once' }).click()
    await app.getByRole('button', { name: 'Remove call 2' }).click()
    await app.getByLabel('To', { exact: true }).fill(BEN)
    await app.getByLabel('Amount').fill('0')
    await app.getByRole('button', { name: 'Review' }).click()
    await expect(app.getByText('This Safe runs unknown code')).toBeVisible()
  })

  test('R-FRAME-1 a host that falls silent is not waited for, and can be asked again', async ({
    page,
    baseURL,
  }) => {
    await prepareSilence(page)
    await page.clock.install()
    const app = await openInHost(page, baseURL, { path: '/tools?tool=chains' })
    await expect(app.getByRole('link', { name: 'This Safe’s host' })).toBeVisible()
    await silence(page)
    await app.getByRole('link', { name: 'This Safe’s host' }).click()
    const place = app.getByRole('region', { name: 'Where the host is' })
    await expect(place).toBeVisible()
    const alerts = app.getByRole('alert').filter({ hasText: 'did not answer in time' })
    await passTime(page, (patience) => expect(alerts).toHaveCount(5, patience))
    await expect(place.getByRole('alert')).toContainText('did not answer in time')
    await page.evaluate(() => Reflect.deleteProperty(window, 'silenced'))
    await place.getByRole('button', { name: 'Try again' }).click()
    await expect(place).toContainText('Allowed')
  })

  for (const [part, open] of Object.entries(PARTS)) {
    test(`R-UI-14 ${part} breaks no rule of axe, nor the width`, ({ page, baseURL }) =>
      open(page, baseURL))
  }
})

/** The app in the host, or the host itself. */
async function expectClean(page: Page, frame = page.frame('app')) {
  if (!frame) throw new Error('The host shows no app')
  await injectAxe(frame)
  for (const { colorScheme, width } of process.env.DEEP ? sample(LOOKS) : eachValue(LOOKS)) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 800 })
    expect(await findViolations(frame), `${colorScheme}, ${width} px`).toEqual([])
    await expect.poll(() => overhang(frame)).toBe(0)
  }
}

const overhang = (frame: Frame) =>
  frame.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
