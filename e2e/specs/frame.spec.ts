import { storySafes } from '@countersign/demo/storySafes'
import { expect } from '@playwright/test'
import { test, whateverAFrameMayKeep, whereLittleCanBeKept } from '../support/frameTest.ts'
import { expectStatus, openInHost, shownStatuses, watchStatuses } from '../support/host.ts'
import { passTime } from '../support/passTime.ts'

const { treasury } = storySafes

whateverAFrameMayKeep(() => {
  test('R-WAL-2 inside a Safe the app is connected to it by itself', async ({ page, baseURL }) => {
    const app = await openInHost(page, baseURL)
    await expectStatus(app, 'unauthenticated')
    await expect(app.getByText(treasury.address).first()).toBeVisible()
    await expect(app.getByRole('button', { name: 'Connect wallet' })).toBeHidden()
    await expect(app.getByRole('button', { name: 'Demo One' })).toBeVisible()

    // A Safe of another chain, on that one.
    const another = await openInHost(page, baseURL, { safe: 'field' })
    await expectStatus(another, 'unauthenticated')
    await expect(another.getByRole('button', { name: 'Demo Two' })).toBeVisible()
  })
})

whereLittleCanBeKept(() => {
  test('R-AUTH-2 a host that signs nothing leaves the sign-in as it was before', async ({
    page,
    baseURL,
  }) => {
    for (const mode of ['refuses', 'readOnly']) {
      await test.step(mode, async () => {
        const app = await openInHost(page, baseURL, { mode })
        await expectStatus(app, 'unauthenticated')
        await app.getByRole('button', { name: 'Verify account' }).click()
        const dialog = app.getByRole('dialog', { name: 'Verify your account' })
        const nonce = dialog.getByText(/Nonce: /)
        const before = await nonce.textContent()
        await dialog.getByRole('button', { name: 'Sign message' }).click()
        // Declined: nothing is said, and a fresh message is there.
        await expect(nonce).not.toHaveText(before ?? '')
        await expect(dialog.getByRole('button', { name: 'Sign message' })).toBeEnabled()
        await expect(dialog.locator('.cs-state')).toBeHidden()
        await expectStatus(app, 'unauthenticated')
      })
    }
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
    await watchStatuses(page)
    const app = await openInHost(page, baseURL, { mode: 'slow' })
    await expectStatus(app, 'unauthenticated')
    expect(await shownStatuses(page)).toEqual(['loading', 'unauthenticated'])
  })

  test.describe('R-FRAME-2 a host that is none', () => {
    for (const mode of ['silent', 'malformed', 'elsewhere']) {
      test(`${mode}: the normal wallets are offered`, async ({ page, baseURL }) => {
        const errors: string[] = []
        page.on('pageerror', (error) => errors.push(String(error)))
        await watchStatuses(page)
        await page.clock.install()
        const app = await openInHost(page, baseURL, { mode })
        await passTime(page, (patience) => expectStatus(app, 'disconnected', patience))
        expect(await shownStatuses(page)).toEqual(['loading', 'disconnected'])
        await expect(app.getByRole('button', { name: 'Connect wallet' })).toBeVisible()
        expect(errors).toEqual([])
      })
    }
  })

  test('R-FRAME-2 another frame of the host page cannot speak in its name', async ({
    page,
    baseURL,
  }) => {
    const { address: safeAddress, owners } = treasury
    const info = { safeAddress, chainId: 31337, owners, threshold: 1, isReadOnly: false }
    // A frame of the host's own origin that hears every question and answers it at once.
    await page.addInitScript((data) => {
      type Heard = Window & { asked: { id: string }[]; answered: number }
      if (window === window.top) {
        const asked: unknown[] = []
        Object.assign(window, { asked, answered: 0 })
        window.addEventListener('message', (event) => asked.push(event.data))
        window.addEventListener('DOMContentLoaded', () => {
          const attacker = document.createElement('iframe')
          attacker.name = 'attacker'
          attacker.src = '/icon.svg'
          document.body.append(attacker)
        })
      } else if (window.name === 'attacker') {
        const host = window.parent as unknown as Heard
        window.setInterval(() => {
          for (const { id } of host.asked) {
            const message = { id, success: true, version: '9.1.0', data }
            for (const frame of Array.from(host.document.querySelectorAll('iframe'))) {
              frame.contentWindow?.postMessage(message, '*')
            }
            host.answered += 1
          }
        }, 20)
      }
    }, info)
    await page.clock.install()
    const app = await openInHost(page, baseURL, { mode: 'silent' })
    const answered = () => page.evaluate(() => (window as unknown as { answered: number }).answered)
    await expect.poll(answered).toBeGreaterThan(10)
    await passTime(page, (patience) => expectStatus(app, 'disconnected', patience))
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
})
