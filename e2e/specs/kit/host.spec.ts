import { expect, type Locator, type Page } from '@playwright/test'
import { dialogOf, goToState, listStates, openState } from '../../support/gallery.ts'
import { test } from '../../support/pageTest.ts'
import { configureWallet } from '../../support/wallet.ts'

test.use({ trace: 'off' })

test.describe('state after state', () => {
  // What moves does so by the stylesheet, which the policy lets in as a whole.
  const reducedMotion = process.env.DEEP ? 'no-preference' : 'reduce'
  test.use({ contextOptions: { reducedMotion } })

  test('R-UI-1 no state breaks the strict policy, complains, or asks another server', async ({
    context,
    page,
    baseURL,
  }) => {
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(String(error)))
    page.on('console', (message) => {
      // R-WAL-6: that WalletConnect is not set up is for the developer to read, once.
      if (message.text().startsWith('Countersign: no WalletConnect project id')) return
      if (message.type() === 'error' || message.type() === 'warning')
        complaints.push(message.text())
    })
    context.on('request', (request) => {
      const url = request.url()
      if (!url.startsWith(baseURL ?? '') && !/^(data|blob):/.test(url)) complaints.push(url)
    })
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(`${event.violatedDirective}: ${event.blockedURI} ${event.sample}`)
      })
    })
    const states = await listStates(page)
    const policy = await page.request.get('/gallery.html')
    expect(policy.headers()['content-security-policy']).not.toContain('unsafe-inline')
    for (const state of states) {
      await goToState(page, state)
      expect.soft(complaints, state).toEqual([])
      complaints.length = 0
    }
  })
})

test.describe('without a policy that would stop it', () => {
  test.use({ bypassCSP: true })

  test('R-UI-1 no request leaves the origin, on load or when the dialog opens', async ({
    context,
    page,
    baseURL,
  }) => {
    const foreign: string[] = []
    context.on('request', (request) => {
      const url = request.url()
      if (!url.startsWith(baseURL ?? '') && !/^(data|blob):/.test(url)) foreign.push(url)
    })
    await page.goto('/')
    await page.getByRole('button', { name: 'Connect wallet' }).click()
    await expect(page.getByRole('button', { name: 'Demo Wallet' })).toBeVisible()
    await page.getByRole('button', { name: 'More wallets' }).click()
    await page.getByRole('searchbox').fill('trust')
    await expect(page.getByRole('button', { name: 'Trust Wallet' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(foreign).toEqual([])
  })
})

/** Everything that moved without having been new, whether or not somebody had just clicked. */
async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(JSON.stringify(entry))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () =>
    page.evaluate(async () => {
      // The observer is told after the frame in which something moved.
      for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame)
      return (window as unknown as { shifts: string[] }).shifts
    })
}

test('R-CON-2 R-UI-4 nothing moves when the dialog opens or the connection is restored', async ({
  page,
}) => {
  const shifts = await watchShifts(page)
  await page.goto('/')
  await configureWallet(page, { answer: 'approve' })
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await expect(page.getByRole('button', { name: 'Demo Wallet' })).toBeVisible()
  expect(await shifts()).toEqual([])
  await page.getByRole('button', { name: 'Demo Wallet' }).click()
  await expect(page.getByRole('button', { name: /ada\.demo\.eth/ })).toBeVisible()
  // What was read is kept a moment later; from then on a visitor comes back to it.
  await page.waitForFunction(() => localStorage.getItem('cache')?.includes('ada.demo.eth'))
  await page.reload()
  await expect(page.getByRole('button', { name: /ada\.demo\.eth/ })).toBeVisible()
  expect(await shifts()).toEqual([])
})

/** What is promised: no reset and no rule for plain elements changes the kit's looks. */
const RESETS = {
  'everything unset': 'body * { all: unset }',
  'a reset of today':
    '*:where(:not(html, iframe, canvas, img, svg, video, audio):not(svg *, symbol *)) { all: unset; display: revert } * { box-sizing: border-box }',
  'opinions on plain elements':
    '#gallery ~ * a, a, button, input { color: red; background: yellow; text-transform: uppercase; border-radius: 0 } p, h2, h3, ul, li, dl, dt, dd { margin: 3em; font: 30px serif } img, svg { max-width: 100%; height: auto; display: block }',
}

for (const [name, css] of Object.entries(RESETS)) {
  test.describe(name, () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true })

    test(`R-UI-3 a page with ${name} leaves the dialogs as they are`, async ({ page }) => {
      await openState(page, 'button-disconnected')
      for (const state of ['connect-failed', 'qr-ready', 'account-transactions', 'verify-ready']) {
        await goToState(page, state)
        // A picture, or a code, that comes between both looks would be a difference.
        await page.waitForFunction(() => [...document.images].every((image) => image.complete))
        await expect(dialogOf(page).locator('[data-ready="true"] .cs-qr-coming')).toHaveCount(0)
        // What turns would be elsewhere at the second look. A pause alone begins a frame later.
        await page.evaluate(() => {
          for (const animation of document.getAnimations()) {
            animation.pause()
            animation.currentTime = 0
          }
        })
        expect(await keepStyles(dialogOf(page))).toBeGreaterThan(10)
        const tag = await page.addStyleTag({ content: css })
        const changed = await differences(dialogOf(page))
        await tag.evaluate((element) => element.parentNode?.removeChild(element))
        expect(changed, state).toEqual([])
      }
    })
  })
}

/** Keeps every property of everything in a dialog, in the page: there are far too many to bring here. */
const keepStyles = (dialog: Locator): Promise<number> =>
  dialog.evaluate((root) => {
    const kept = [root, ...root.querySelectorAll('*')].map((element) => {
      const style = getComputedStyle(element)
      return new Map(Array.from(style, (name) => [name, style.getPropertyValue(name)]))
    })
    Object.assign(window, { kept })
    return kept.length
  })

/** What is another now. By name, because Chromium lists custom properties in no particular order. */
const differences = (dialog: Locator): Promise<string[]> =>
  dialog.evaluate((root) => {
    // Put there by `keepStyles`.
    const { kept } = window as unknown as { kept: Map<string, string>[] }
    const elements = [root, ...root.querySelectorAll('*')]
    if (elements.length !== kept.length) return [`${kept.length} → ${elements.length} elements`]
    return elements.flatMap((element, index) => {
      const style = getComputedStyle(element)
      const before = kept[index] ?? new Map<string, string>()
      return [...new Set([...before.keys(), ...style])]
        .filter((name) => before.get(name) !== style.getPropertyValue(name))
        .map((name) => `${element.tagName} ${name}: ${before.get(name)}`)
    })
  })

test.describe('a page that shouts', () => {
  test.use({ bypassCSP: true })

  test('R-UI-3 even `!important` leaves the dialog usable', async ({ page }) => {
    await openState(page, 'whole-visit')
    await page.addStyleTag({
      content: 'body * { all: unset } button { background: red !important }',
    })
    await page.getByRole('button', { name: 'Connect wallet' }).click()
    await dialogOf(page).getByRole('button', { name: 'MetaMask' }).click()
    await expect(page.getByRole('button', { name: 'Verify account' })).toBeVisible()
  })
})

test('R-UI-2 the dialog opens inside a page’s own modal dialog, and Escape closes only ours', async ({
  page,
}) => {
  await openState(page, 'whole-visit')
  await page.evaluate(() => {
    const host = document.createElement('dialog')
    host.setAttribute('aria-label', 'Host')
    document.body.append(host)
    host.append(document.querySelector('#gallery') ?? '')
    host.showModal()
  })
  const host = page.getByRole('dialog', { name: 'Host' })
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await expect(dialogOf(page)).toBeVisible()
  await dialogOf(page).getByRole('button', { name: 'What is a wallet?' }).click()
  await expect(dialogOf(page)).toContainText('A home for what you own')
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toBeHidden()
  await expect(host).toBeVisible()
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await dialogOf(page).getByRole('button', { name: 'MetaMask' }).click()
  await expect(page.getByRole('button', { name: 'Verify account' })).toBeVisible()
})

test.describe('inside a modal of Radix', () => {
  // It writes its styles into the page, which our own pages forbid.
  test.use({ bypassCSP: true })

  test('R-UI-2 R-UI-14 the dialog has the focus, scrolls and closes alone', async ({ page }) => {
    await openState(page, 'whole-visit', { host: 'radix' })
    const host = page.locator('[role="dialog"]', { hasText: 'Host' })
    await host.getByRole('button', { name: 'Connect wallet' }).click()
    await expect(dialogOf(page)).toHaveAccessibleName('Connect a wallet')
    await expect(dialogOf(page)).toBeFocused()
    await dialogOf(page).getByRole('button', { name: 'More wallets' }).click()
    const field = dialogOf(page).getByRole('searchbox')
    await field.fill('led')
    await expect(field).toBeFocused()
    await expect(dialogOf(page).getByRole('button', { name: 'Ledger' })).toBeVisible()
    await field.fill('')
    const list = dialogOf(page).locator('.cs-morph')
    await list.hover()
    await page.mouse.wheel(0, 200)
    await expect.poll(() => list.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0)
    await page.keyboard.press('Escape')
    await expect(dialogOf(page)).toBeHidden()
    await expect(host).toBeVisible()
    await host.getByRole('button', { name: 'Connect wallet' }).click()
    await dialogOf(page).getByRole('button', { name: 'MetaMask' }).click()
    await expect(page.getByRole('button', { name: 'Verify account' })).toBeVisible()
  })
})

test('R-UI-14 what a wallet draws into the page meanwhile can be answered', async ({ page }) => {
  await openState(page, 'connect-list')
  const outside = page.locator('.stage button')
  expect(await outside.evaluate((button) => button.closest('[inert]') !== null)).toBe(true)
  await page.evaluate(() => {
    const button = document.createElement('button')
    button.textContent = 'Approve'
    button.style.cssText = 'position: fixed; inset: 8px auto auto 8px; z-index: 2147483647'
    button.onclick = () => button.replaceChildren('Approved')
    document.body.append(button)
  })
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByRole('button', { name: 'Approved' })).toBeFocused()
  await expect(dialogOf(page)).toBeVisible()
})

test('R-UI-4 a press beside the dialog closes it, and the page stands still behind it', async ({
  page,
}) => {
  await openState(page, 'button-disconnected')
  await page.evaluate(() => {
    document.body.style.minHeight = '3000px'
  })
  const button = page.getByRole('button', { name: 'Connect wallet' })
  const before = await button.boundingBox()
  await button.click()
  await expect(dialogOf(page)).toBeVisible()
  await page.mouse.move(20, 600)
  await page.mouse.wheel(0, 500)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  expect(await button.boundingBox()).toEqual(before)
  await page.mouse.click(20, 600)
  await expect(dialogOf(page)).toBeHidden()
  await page.mouse.wheel(0, 500)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 }, hasTouch: true })

  test('R-UI-4 a sheet follows the finger and closes when it is pulled far enough', async ({
    context,
    page,
  }) => {
    await openState(page, 'connect-list')
    const session = await context.newCDPSession(page)
    const title = await dialogOf(page).getByRole('heading', { level: 2 }).boundingBox()
    const from = { x: (title?.x ?? 0) + 10, y: (title?.y ?? 0) + 10 }
    const pull = async (distance: number) => {
      const touch = (type: 'touchStart' | 'touchMove', y: number) =>
        session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: from.x, y }] })
      await touch('touchStart', from.y)
      for (let step = 1; step <= 10; step += 1) {
        await touch('touchMove', from.y + (distance * step) / 10)
        // Slower than a flick, which closes however short it is.
        await page.waitForTimeout(20)
      }
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    await pull(60)
    await expect(dialogOf(page)).toBeVisible()
    await expect(dialogOf(page)).toHaveCSS('translate', 'none')
    await pull(200)
    await expect(dialogOf(page)).toBeHidden()
  })
})
