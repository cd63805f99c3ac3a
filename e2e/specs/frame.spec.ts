import { storySafes } from '@countersign/demo/storySafes'
import { expect, test } from '@playwright/test'
import { expectStatus, openInHost } from '../support/host.ts'

const { treasury } = storySafes

test('R-WAL-2 inside a Safe the app is connected to it by itself', async ({ page, baseURL }) => {
  const app = await openInHost(page, baseURL)
  await expectStatus(app, 'unauthenticated')
  await expect(app.getByText(treasury.address).first()).toBeVisible()
  await expect(app.getByRole('button', { name: 'Connect wallet' })).toBeHidden()
})

test('R-WAL-2 leaving and changing the network are the host’s business, and say so', async ({
  page,
  baseURL,
}) => {
  const app = await openInHost(page, baseURL)
  await expectStatus(app, 'unauthenticated')
  await app.getByRole('button', { name: /0xd920/ }).click()
  const account = app.getByRole('dialog', { name: 'Account' })
  await expect(account).toContainText('To leave this Safe, close the app where you opened it.')
  await expect(account.getByRole('button', { name: 'Disconnect' })).toBeHidden()
  await expect(account.getByRole('button', { name: 'Switch account' })).toBeHidden()
  await account.getByRole('button', { name: 'Demo One' }).click()
  const networks = app.getByRole('dialog', { name: 'Switch networks' })
  await expect(networks).toContainText('A Safe stays on its network.')
  await networks.getByRole('button', { name: 'Demo Two' }).click({ force: true })
  await expect(networks).toBeVisible()
})

test('R-WAL-2 a slow host: loading is shown, then the Safe', async ({ page, baseURL }) => {
  const app = await openInHost(page, baseURL, { mode: 'slow' })
  await expectStatus(app, 'loading')
  await expectStatus(app, 'unauthenticated')
})

test.describe('R-FRAME-2 a host that is none', () => {
  for (const mode of ['silent', 'malformed', 'elsewhere']) {
    test(`${mode}: the normal wallets are offered`, async ({ page, baseURL }) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(String(error)))
      const app = await openInHost(page, baseURL, { mode })
      await expectStatus(app, 'loading')
      await expectStatus(app, 'disconnected')
      await expect(app.getByRole('button', { name: 'Connect wallet' })).toBeVisible()
      expect(errors).toEqual([])
    })
  }
})

test('R-FRAME-2 another frame of the host page cannot speak in its name', async ({
  page,
  baseURL,
}) => {
  const app = await openInHost(page, baseURL, { mode: 'silent' })
  await expectStatus(app, 'loading')
  // A frame of the host's own origin, which sees every question that is asked, and answers it.
  await page.evaluate(() => {
    const frame = document.querySelector('iframe')
    const attacker = document.createElement('iframe')
    attacker.src = '/icon.svg'
    attacker.name = 'attacker'
    document.body.append(attacker)
    const asked: unknown[] = []
    Object.assign(window, { asked })
    window.addEventListener('message', (event) => {
      if (event.source === frame?.contentWindow) asked.push(event.data)
    })
  })
  await page.waitForFunction(() => document.querySelectorAll('iframe').length === 2)
  const attacker = await page
    .waitForFunction(() => window.frames[1])
    .then(() => page.frame('attacker'))
  const info = {
    safeAddress: treasury.address,
    chainId: 31337,
    owners: treasury.owners,
    threshold: 1,
    isReadOnly: false,
  }
  await attacker?.evaluate((data) => {
    const { asked } = window.parent as unknown as { asked: { id: string }[] }
    const answer = () => {
      for (const { id } of asked) {
        const message = { id, success: true, version: '9.1.0', data }
        window.parent.frames[0]?.postMessage(message, '*')
      }
    }
    window.setInterval(answer, 20)
  }, info)
  await expectStatus(app, 'disconnected')
})

test('R-WAL-2 a page that is no host may not show the app at all', async ({ page, baseURL }) => {
  await page.route('http://stranger.test/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<iframe name="app" src="${baseURL}/"></iframe>`,
    }),
  )
  await page.goto('http://stranger.test/')
  await expect.poll(() => page.frame('app')?.url()).toMatch(/^chrome-error:/)
})
