import { expect } from '@playwright/test'
import { encode } from 'uqr'
import { dialogOf, goToState, openState } from '../../support/gallery.ts'
import { test } from '../../support/pageTest.ts'
import { readMatrix } from '../../support/readMatrix.ts'

// What a kept context does not forget by itself.
test.afterEach(({ context }) => context.clearPermissions())

test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' })

for (const [theme, colours] of Object.entries({
  light: { accent: 'rgb(14, 118, 253)', background: 'rgb(255, 255, 255)' },
  dark: { accent: 'rgb(56, 152, 255)', background: 'rgb(20, 23, 28)' },
})) {
  test(`R-UI-3 ${theme} has its accent, by choice and by the system`, async ({ page }) => {
    const read = () =>
      dialogOf(page).evaluate((dialog) => {
        const probe = dialog.appendChild(document.createElement('i'))
        probe.style.color = 'var(--cs-accent)'
        const accent = getComputedStyle(probe).color
        probe.remove()
        return { accent, background: getComputedStyle(dialog).backgroundColor }
      })
    await openState(page, 'connect-list', { theme: theme === 'dark' ? 'dark' : 'light' })
    expect(await read()).toEqual(colours)
    await page.emulateMedia({ colorScheme: theme === 'dark' ? 'dark' : 'light' })
    await goToState(page, 'connect-list', { theme: 'system' })
    expect(await read()).toEqual(colours)
  })

  test(`R-UI-3 in ${theme} a wallet is waited for in its own accent, else in the theme’s`, async ({
    page,
  }) => {
    const ring = () =>
      dialogOf(page)
        .locator('.cs-halo[data-state=waiting]')
        .evaluate((halo) => getComputedStyle(halo, '::before').borderBlockStartColor)
    const place = { theme: theme === 'dark' ? 'dark' : 'light' } as const
    // MetaMask has an accent; Swift, which says nothing of one, has none.
    await openState(page, 'connect-approving', place)
    expect(await ring()).toBe('rgb(246, 133, 26)')
    await goToState(page, 'connect-opening', place)
    expect(await ring()).toBe(colours.accent)
  })
}

for (const locale of ['en', 'ar']) {
  test(`R-CON-2 while it is restored the button is as large as the one it stands for, in ${locale}`, async ({
    page,
  }) => {
    const button = page.locator('.stage .cs-button')
    const sizes = []
    for (const state of ['button-disconnected', 'button-loading']) {
      await (sizes.length ? goToState : openState)(page, state, { locale })
      await expect(button).toHaveAttribute('data-variant', sizes.length ? 'loading' : 'primary')
      sizes.push(
        await button.evaluate((drawn) => {
          const { x, y, width, height } = drawn.getBoundingClientRect()
          return { x, y, width, height }
        }),
      )
    }
    expect(sizes[1]).toEqual(sizes[0])
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(button.locator('.cs-spinner')).toBeVisible()
    // Its words keep the width, and nobody sees them.
    await expect(button.locator('.cs-hold')).toBeHidden()
  })
}

test('R-UI-5 recent wallets come first, newest first, marked, and only once', async ({ page }) => {
  await openState(page, 'connect-recent')
  const recent = dialogOf(page).getByRole('region', { name: 'Recent' })
  await expect(recent.getByRole('button')).toHaveText(['Rainbow', 'MetaMask', 'WalletConnect'])
  await expect(dialogOf(page).getByRole('region').first()).toHaveAccessibleName('Recent')
  await expect(dialogOf(page).getByRole('button', { name: 'MetaMask' })).toHaveCount(1)
})

test('R-UI-6 three transactions with their status, a link each, and a way to clear them', async ({
  page,
}) => {
  await openState(page, 'account-transactions')
  const list = dialogOf(page).getByRole('region', { name: 'Recent transactions' })
  await expect(list.getByRole('listitem')).toHaveCount(3)
  await expect(list.getByRole('status')).toHaveText(['Pending', 'Confirmed', 'Failed'])
  const links = await list
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href')))
  // Four were sent, each with its number for a hash; the first has made room.
  expect(links).toEqual(
    [4, 3, 2].map((number) => `https://explorer.invalid/tx/0x${`${number}`.padStart(64, '0')}`),
  )
  await list.getByRole('button', { name: 'Clear all' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(0)
})

test('R-UI-2 every network has an icon of its own, and none is made of letters', async ({
  page,
}) => {
  await openState(page, 'network-many')
  const icons = dialogOf(page).locator('.cs-row > .cs-mark')
  await expect(icons).toHaveCount(10)
  const pictures = await icons.locator('img').evaluateAll((found) =>
    found.map((picture) => {
      const { src, naturalWidth } = picture as HTMLImageElement
      return { src, isDrawn: naturalWidth > 0 && src.startsWith('data:image/svg+xml,') }
    }),
  )
  expect(pictures.map(({ isDrawn }) => isDrawn)).toEqual(Array(10).fill(true))
  // The last is the first one's test network.
  expect(new Set(pictures.map(({ src }) => src)).size).toBe(9)
  await goToState(page, 'network-unusual')
  await expect(icons).toHaveText(Array(5).fill(''))
  const patterns = await icons
    .locator('svg')
    .evaluateAll((found) => found.map((pattern) => pattern.innerHTML))
  expect(patterns).toHaveLength(2)
  expect(new Set(patterns).size).toBe(2)
})

test('R-UI-2 a test network is seen to be one, by its icon and in words', async ({ page }) => {
  await openState(page, 'network-unusual')
  const row = (name: string) => dialogOf(page).getByRole('button', { name })
  await expect(row('Base Sepolia')).toContainText('Test network')
  await expect(row('Base Sepolia').locator('.cs-mark')).toHaveCSS('outline-style', 'dashed')
  await expect(row('Ethereum')).not.toContainText('Test network')
  await expect(row('Ethereum').locator('.cs-mark')).toHaveCSS('outline-style', 'none')
})

test('R-AUTH-4 who is verified is not asked to verify', async ({ page }) => {
  await openState(page, 'account-verified')
  await expect(dialogOf(page)).toContainText('Verified')
  await expect(dialogOf(page).getByRole('button', { name: 'Sign out' })).toBeVisible()
  await expect(dialogOf(page).getByText(/verify/i)).toHaveCount(0)
  await goToState(page, 'account-unverified')
  await expect(dialogOf(page).getByRole('button', { name: 'Verify' })).toBeVisible()
})

test.describe('copying', () => {
  test('R-UI-7 a copied address is said for 1.5 seconds', async ({ context, page }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openState(page, 'account-emoji')
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(1_000)
    const button = dialogOf(page).getByRole('button', { name: 'Copy address' })
    const notice = dialogOf(page).getByRole('button', { name: 'Copied' })
    await button.click()
    await expect(notice).toBeVisible()
    await expect(dialogOf(page).getByRole('status').getByText('Copied')).toBeAttached()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    )
    await page.clock.runFor(1_400)
    await expect(notice).toBeVisible()
    await page.clock.runFor(200)
    await expect(button).toBeVisible()
  })

  test('R-UI-7 a refused clipboard is said, not swallowed', async ({ page }) => {
    await openState(page, 'account-emoji')
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
    })
    await dialogOf(page).getByRole('button', { name: 'Copy address' }).click()
    const refusal = 'The browser refused to copy. Select the address instead.'
    await expect(dialogOf(page).getByRole('status').getByText(refusal)).toBeAttached()
  })
})

test('R-UI-8 the picture of the name service, else the address’s own emoji', async ({ page }) => {
  await openState(page, 'account-named')
  await expect(dialogOf(page).locator('img.cs-avatar')).toHaveAttribute('src', /^data:image\/svg/)
  await goToState(page, 'account-emoji')
  await expect(dialogOf(page).locator('.cs-avatar')).toHaveText('🦉')
})

test('R-UI-9 a picture that does not load is tried once more, then the emoji stands in', async ({
  page,
}) => {
  await page.addInitScript(() => {
    let tries = 0
    // Errors of pictures do not bubble, but they can be caught on the way down.
    document.addEventListener(
      'error',
      (event) => {
        const { target } = event
        if (target instanceof HTMLImageElement && target.width === 64) tries += 1
        document.documentElement.dataset.tries = String(tries)
      },
      true,
    )
  })
  await openState(page, 'account-broken-picture')
  await expect(dialogOf(page).locator('.cs-avatar')).toHaveText('🦉')
  await expect(page.locator('html')).toHaveAttribute('data-tries', '2')
})

test('R-UI-10 a tiny balance is neither nothing nor in e-notation, in the reader’s numbers', async ({
  page,
}) => {
  await openState(page, 'account-tiny-balance')
  await expect(dialogOf(page)).toContainText('<0.0001\u00a0ETH')
  await goToState(page, 'account-emoji', { locale: 'de' })
  await expect(dialogOf(page)).toContainText('1,2345\u00a0ETH')
})

test('R-UI-11 the code is the connection’s, with correction M and a margin of four', async ({
  page,
}) => {
  await openState(page, 'qr-any-wallet')
  const drawn = await readMatrix(dialogOf(page).locator('.cs-qr'))
  const key = '3f9a1c7e'.repeat(8)
  const uri = `wc:${key}@2?relay-protocol=irn&symKey=${key}&expiryTimestamp=1768473272`
  const { data } = encode(uri, { ecc: 'M', border: 4, boostEcc: false })
  expect(drawn).toEqual(data)
})

for (const [state, text] of [
  ['qr-renewed-expired', 'The code had expired; this one is new.'],
  ['qr-renewed-rejected', 'The request was declined; this code is new.'],
] as const) {
  test(`R-UI-11 ${state}: there is a fresh code, and it says why`, async ({ page }) => {
    await openState(page, 'qr-ready')
    const path = dialogOf(page).locator('.cs-qr path')
    const first = await path.getAttribute('d')
    await goToState(page, state)
    expect(await path.getAttribute('d')).not.toBe(first)
    await expect(dialogOf(page).getByText(text).first()).toBeVisible()
    await expect(dialogOf(page)).toContainText('Renews in 4:32')
  })
}

test('R-UI-12 an unknown network is said, with both ways out; a failed switch is told in place', async ({
  page,
}) => {
  await openState(page, 'network-wrong-failed')
  const dialog = dialogOf(page)
  await expect(dialog.getByRole('alert')).toContainText(
    'Wrong network detected, switch or disconnect to continue.',
  )
  await expect(dialog).toContainText('You declined the request in your wallet.')
  await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Ethereum' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByRole('button', { name: 'Connect wallet' })).toBeVisible()
})

test.describe('a desktop', () => {
  test.use({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36' })

  test('R-UI-13 who has no wallet learns what one is and where to get one for this browser', async ({
    page,
  }) => {
    await openState(page, 'connect-list')
    const dialog = dialogOf(page)
    await dialog.getByRole('button', { name: 'What is a wallet?' }).click()
    await expect(dialog.getByRole('listitem')).toHaveCount(3)
    await dialog.getByRole('button', { name: 'Get a wallet' }).click()
    await dialog.getByRole('button', { name: 'MetaMask' }).click()
    await expect(dialog.getByRole('listitem')).toHaveCount(3)
    await expect(dialog.getByRole('link', { name: 'Install MetaMask' })).toHaveAttribute(
      'href',
      /chromewebstore\.google\.com/,
    )
    await expect(dialog.getByRole('img', { name: /MetaMask for phones/ })).toBeVisible()
  })
})

for (const [device, userAgent, shop] of [
  ['Android', 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile', /play\.google\.com/],
  [
    'an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) Mobile',
    /apps\.apple\.com/,
  ],
] as const) {
  test.describe(device, () => {
    test.use({ userAgent, viewport: { width: 375, height: 760 }, hasTouch: true })

    test(`R-UI-13 R-WAL-12 on ${device} the wallet comes from its shop`, async ({ page }) => {
      await openState(page, 'connect-list')
      await dialogOf(page).getByRole('button', { name: 'Get a wallet' }).click()
      await dialogOf(page).getByRole('button', { name: 'Rainbow' }).click()
      const link = dialogOf(page).getByRole('link', { name: 'Install Rainbow' })
      await expect(link).toHaveAttribute('href', shop)
    })
  })
}

test('R-UI-14 motion stops for those who ask for it', async ({ page }) => {
  await openState(page, 'connect-list')
  await expect(dialogOf(page)).toHaveCSS('animation-name', 'none')
  await dialogOf(page).getByRole('button', { name: 'What is a wallet?' }).click()
  const view = dialogOf(page).locator('.cs-view')
  await expect(view).toHaveAttribute('data-from', 'end')
  await expect(view).toHaveCSS('animation-name', 'none')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(dialogOf(page)).toHaveCSS('animation-name', 'cs-arrive')
  await expect(view).toHaveCSS('animation-name', 'cs-follow')
})
