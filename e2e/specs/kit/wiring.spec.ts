import { expect, type Page } from '@playwright/test'
import { expectStatus } from '../../support/expectStatus.ts'
import { dialogOf, goToState, openState } from '../../support/gallery.ts'
import { test } from '../../support/pageTest.ts'

/** What dialogs do of themselves with what the core gives them. */

test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' })

const WAYS_OUT: Record<string, (page: Page) => Promise<void>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  'the cross': (page) => page.getByRole('button', { name: 'Close' }).click(),
  'the way back': (page) => page.getByRole('button', { name: 'Back' }).click(),
}

for (const [way, leave] of Object.entries(WAYS_OUT)) {
  test(`R-CON-8 an attempt ends with ${way}, and its late answer changes nothing`, async ({
    page,
  }) => {
    await openState(page, 'connect-late-approval')
    await dialogOf(page).getByRole('button', { name: 'MetaMask' }).click()
    await expect(dialogOf(page)).toContainText('Approve the connection in MetaMask.')
    await leave(page)
    await expectStatus(page, 'disconnected')
    await page.evaluate(() => void window.dispatchEvent(new Event('gallery:approve')))
    await page.evaluate(() => new Promise((done) => setTimeout(done, 100)))
    await expectStatus(page, 'disconnected')
    // Asked again, the list is there, and not what was given up.
    if (!(await dialogOf(page).isVisible())) {
      await page.getByRole('button', { name: 'Connect wallet' }).click()
    }
    await expect(dialogOf(page)).toHaveAccessibleName('Connect a wallet')
  })
}

test('R-CON-7 another account is asked for from the account dialog', async ({ page }) => {
  await openState(page, 'account-emoji')
  await dialogOf(page).getByRole('button', { name: 'Switch account' }).click()
  await expect(dialogOf(page)).toContainText('Nothing has changed.')
})

test('R-ERR-3 a wallet that is not there leads to where it can be had', async ({ page }) => {
  await openState(page, 'connect-not-found')
  await dialogOf(page).getByRole('button', { name: 'Install MetaMask' }).click()
  await expect(dialogOf(page).getByRole('link', { name: 'Install MetaMask' })).toHaveAttribute(
    'href',
    /^https:\/\//,
  )
})

test('R-WAL-10 a script in an announced icon is not run, because it is only a picture', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { heard: [] })
    window.addEventListener('message', ({ data }) => {
      ;(window as unknown as { heard: unknown[] }).heard.push(data)
    })
  })
  await openState(page, 'connect-hostile-icon')
  const row = dialogOf(page).getByRole('button', { name: 'Hostile' })
  await expect(row.locator('.cs-icon')).toHaveJSProperty('tagName', 'IMG')
  await row.click()
  await expectStatus(page, 'connected')
  const heard = await page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)
  expect(heard).not.toContain('the icon ran')
})

test('R-WAL-12 R-UI-13 on a phone without the app there is a way on', async ({ page }) => {
  await openState(page, 'phone-ios')
  await dialogOf(page).getByRole('button', { name: 'Install Rainbow' }).click()
  await expect(dialogOf(page).getByRole('link', { name: 'Install Rainbow' })).toHaveAttribute(
    'href',
    /^https:\/\/apps\.apple\.com\//,
  )
})

test('R-UI-13 a wallet that is installed is not offered to be got', async ({ page }) => {
  await openState(page, 'connect-installed')
  await dialogOf(page).getByRole('button', { name: 'Get a wallet' }).click()
  await expect(dialogOf(page).getByRole('button', { name: 'Rainbow' })).toBeVisible()
  await expect(dialogOf(page).getByRole('button', { name: 'MetaMask' })).toHaveCount(0)
})

test('R-UI-4 below 768 px a dialog is a sheet at the bottom, from there on a box in the middle', async ({
  page,
}) => {
  const boxAt = async (width: number) => {
    await page.setViewportSize({ width, height: 900 })
    return (await dialogOf(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  }
  await openState(page, 'connect-list')
  const sheet = await boxAt(767)
  expect([sheet.x, sheet.width, sheet.y + sheet.height]).toEqual([0, 767, 900])
  const box = await boxAt(768)
  expect(box.width).toBe(392)
  expect(Math.abs(box.y + box.height / 2 - 450)).toBeLessThan(1)
})

test('R-UI-14 what is read from right to left is laid out from right to left', async ({ page }) => {
  const middles = async () => {
    const [title, close] = await Promise.all([
      dialogOf(page).getByRole('heading', { level: 2 }).boundingBox(),
      dialogOf(page).locator('.cs-header .cs-round').last().boundingBox(),
    ])
    return (title?.x ?? 0) - (close?.x ?? 0)
  }
  await openState(page, 'connect-list', { locale: 'ar' })
  expect(await middles()).toBeGreaterThan(0)
  await goToState(page, 'connect-list', { locale: 'en' })
  expect(await middles()).toBeLessThan(0)
})
