import { expect, type Locator, type Page } from '@playwright/test'
import { serveCoinbasePage } from '../../support/coinbasePage.ts'
import { openState } from '../../support/gallery.ts'
import { openWallets } from '../../support/openWallets.ts'
import { test } from '../../support/pageTest.ts'
import { readCode } from '../../support/readCode.ts'
import {
  addProvider,
  arriveLate,
  SCRIPTED_ACCOUNT,
  type ScriptedProvider,
  withoutDemoWallet,
} from '../../support/scriptedProvider.ts'
import { startPhone } from '../../support/startPhone.ts'
import { configureWallet, watchForComplaints } from '../../support/wallet.ts'

/**
 * R-CON-1: each of the seven wallets as a visitor meets it, in each of four places. `docs/wallets.md`
 * has a row for each of these tests and steps, by its title. Opening a page is what costs: one after the
 * other is tried on one, and left again.
 */

const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Mobile/15E148 Safari/604.1'

// The longest of the files, and the last: both workers take their part of it, each with a phone of its own.
test.describe.configure({ mode: 'parallel' })

let phone: Awaited<ReturnType<typeof startPhone>>
test.beforeAll(async () => {
  phone = await startPhone()
})
test.afterAll(() => phone.stop())

type Visit = { provider?: ScriptedProvider; projectId?: boolean }

const visit = (page: Page, { provider, projectId = true }: Visit = {}): Promise<Locator> =>
  openWallets(page, { provider, walletConnect: projectId ? phone.walletConnect : null })

const choose = (dialog: Locator, name: string) => dialog.getByRole('button', { name }).click()

const expectConnected = (page: Page) =>
  expect(page.getByRole('region', { name: 'Connected account' })).toBeVisible()

/** What a wallet is opened with by a link. */
async function readLink(dialog: Locator, name: string, scheme: string): Promise<string> {
  const link = dialog.getByRole('link', { name, exact: true })
  await expect(link).toHaveAttribute('href', new RegExp(`^${scheme}`))
  const href = (await link.getAttribute('href')) ?? ''
  return href.startsWith('wc:') ? href : (new URL(href).searchParams.get('uri') ?? '')
}

/** The list of wallets as it begins, from wherever somebody is in it. */
async function reopen(page: Page): Promise<Locator> {
  const dialog = page.getByRole('dialog')
  if (await dialog.isVisible()) await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
  await expect(dialog.getByRole('button', { name: 'WalletConnect' })).toBeVisible()
  return dialog
}

/** Disconnects: the next wallet is tried on the same page. */
async function leave(page: Page): Promise<Locator> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /demo\.eth|…/ })
    .click()
  const account = page.getByRole('dialog', { name: 'Account' })
  await account.getByRole('button', { name: 'Disconnect' }).click()
  return reopen(page)
}

async function connectByCode(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await choose(dialog, name)
  await phone.approve(await readCode(dialog, name))
  await expectConnected(page)
}

async function connectByLink(page: Page, name: string, link: string, scheme: string) {
  const dialog = page.getByRole('dialog')
  await choose(dialog, name)
  const uri = await readLink(dialog, link, scheme)
  await expect(dialog.locator('.cs-qr')).toHaveCount(0)
  await phone.approve(uri)
  await expectConnected(page)
}

async function connectInjected(page: Page, name: string, provider: ScriptedProvider) {
  const dialog = await visit(page, { provider })
  if (provider.late) await arriveLate(page)
  await choose(dialog, name)
  await expectConnected(page)
}

test.use({ bypassCSP: true, trace: 'off' })

test.describe('what is wanted besides', () => {
  test('R-CON-3 on an account’s page a wallet is brought to its network', async ({ page }) => {
    await page.goto(`/two:${SCRIPTED_ACCOUNT}`)
    await configureWallet(page, { answer: 'approve' })
    await page.getByRole('button', { name: 'Connect wallet' }).first().click()
    await choose(page.getByRole('dialog'), 'Demo Wallet')
    await expect(page.getByRole('banner').getByRole('button', { name: 'Demo Two' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('R-CON-3 one that stays where it is is connected, and that is said', async ({ page }) => {
    await withoutDemoWallet(page)
    await addProvider(page, { announced: { rdns: 'test.stubborn', name: 'Stubborn' } })
    await page.goto(`/two:${SCRIPTED_ACCOUNT}`)
    await page.getByRole('button', { name: 'Connect wallet' }).first().click()
    const dialog = page.getByRole('dialog')
    await choose(dialog, 'Stubborn')
    await expect(dialog.locator('.cs-failure')).toContainText('Your wallet did not switch.')
    await choose(dialog, 'Switch network')
    await expect(page.getByRole('dialog', { name: 'Switch networks' })).toBeVisible()
  })

  test('R-UI-2 a button of one wallet', async ({ page }) => {
    await openState(page, 'wallet-button')
    await test.step('R-UI-2 a button of a wallet that is on a phone leads to its code', async () => {
      await page.getByRole('button', { name: 'Rainbow' }).click()
      // Nobody relays for the gallery: that its code comes is tried with a phone.
      await expect(page.getByRole('dialog', { name: 'Rainbow' })).toContainText('Preparing a code')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
    await test.step('R-UI-2 a button of one wallet closes the dialog that it opened', async () => {
      await page.getByRole('button', { name: 'MetaMask' }).click()
      const status = page.locator('[data-countersign-status]')
      await expect(status).toHaveAttribute('data-countersign-status', 'connected')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
  })

  test('ERC-7846 a wallet that can connects and signs in with one approval', async ({ page }) => {
    await openState(page, 'one-approval')
    await page.getByRole('button', { name: 'Connect wallet' }).click()
    await choose(page.getByRole('dialog'), 'Swift')
    // Verified: without a signature it would be "unauthenticated".
    const status = page.locator('[data-countersign-status]')
    await expect(status).toHaveAttribute('data-countersign-status', 'connected')
    await expect(page.getByRole('button', { name: 'Verify account' })).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test.describe('on a computer, with nothing installed', () => {
  test('R-CON-1 each wallet on a computer leads on, or says how', async ({ page, baseURL }) => {
    const dialog = await visit(page)
    await test.step('Brave Wallet on a computer is not offered outside Brave', () =>
      expect(dialog.getByRole('button', { name: 'Brave Wallet' })).toHaveCount(0))

    await test.step('Browser Wallet on a computer says that there is none, and how to get one', async () => {
      await choose(dialog, 'Browser Wallet')
      await expect(dialog).toContainText('There is no wallet in this browser yet.')
      await expect(dialog).toContainText('Add a wallet to your browser')
      await expect(dialog).not.toContainText('home screen')
      await choose(dialog, 'Get a wallet')
      const first = dialog.getByRole('button', { name: 'MetaMask' })
      await expect(first).toContainText('For this browser')
    })

    await reopen(page)
    await test.step('Safe on a computer says how to open this app in one', async () => {
      await choose(dialog, 'Safe')
      await expect(dialog).toContainText('Open your Safe')
      await expect(dialog).toContainText('Add this app to your Safe')
      await expect(dialog).toContainText(new URL(baseURL ?? '').origin)
    })

    await reopen(page)
    await test.step('Rainbow on a computer is connected by its code', () =>
      connectByCode(page, 'Rainbow'))
    await leave(page)
    await test.step('MetaMask on a computer is connected by its code', () =>
      connectByCode(page, 'MetaMask'))
    await leave(page)
    await test.step('WalletConnect on a computer is connected by a code for any wallet', () =>
      connectByCode(page, 'WalletConnect'))
  })

  test('Coinbase Wallet on a computer is connected in a window of its own', async ({
    page,
    context,
  }) => {
    const complaints = watchForComplaints(context)
    await serveCoinbasePage(context, SCRIPTED_ACCOUNT)
    const dialog = await visit(page)
    const opened = page.waitForEvent('popup')
    await choose(dialog, 'Coinbase Wallet')
    const popup = await opened
    await expect(dialog).toContainText('Continue in the window that Coinbase Wallet has opened.')
    await expect(dialog.locator('.cs-qr-box')).toHaveCount(0)
    await popup.getByRole('button', { name: 'Approve' }).click()
    await expectConnected(page)
    // A reload finds the account again, without a window.
    await page.reload()
    await expectConnected(page)
    await expect.poll(() => context.pages()).toHaveLength(1)
    expect(complaints).toEqual([])
  })

  test('R-WAL-4 a blocked window is said, and opened by a fresh button', async ({
    page,
    context,
  }) => {
    await serveCoinbasePage(context, SCRIPTED_ACCOUNT)
    await page.addInitScript(() => {
      const open = window.open.bind(window)
      let isBlocked = true
      window.open = (...parameters) => {
        if (!isBlocked) return open(...parameters)
        isBlocked = false
        return null
      }
    })
    const dialog = await visit(page)
    await choose(dialog, 'Coinbase Wallet')
    await expect(dialog.locator('.cs-failure')).toContainText(
      'The browser blocked the wallet’s window.',
    )
    // Not the SDK's own notice, which would lie behind the dialog.
    await expect(page.getByText('Popup was blocked')).toHaveCount(0)
    const opened = page.waitForEvent('popup')
    await choose(dialog, 'Open the wallet’s window')
    await (await opened).getByRole('button', { name: 'Approve' }).click()
    await expectConnected(page)
  })

  test('R-CON-8 R-ERR-1 going back closes the window; one that is closed is a refusal, and trying again works', async ({
    page,
    context,
  }) => {
    await serveCoinbasePage(context, SCRIPTED_ACCOUNT)
    const dialog = await visit(page)
    /** Seen by somebody, not only opened. */
    const open = async (button: string) => {
      const opened = page.waitForEvent('popup')
      await choose(dialog, button)
      const popup = await opened
      await expect(popup.getByRole('button', { name: 'Approve' })).toBeVisible()
      return popup
    }
    const left = await open('Coinbase Wallet')
    const closed = left.waitForEvent('close')
    await choose(dialog, 'Back')
    await closed
    await expect(dialog.getByRole('button', { name: 'Rainbow' })).toBeVisible()

    await (await open('Coinbase Wallet')).close()
    await expect(dialog).toContainText('You declined the request in your wallet.')
    await (await open('Try again')).getByRole('button', { name: 'Approve' }).click()
    await expectConnected(page)
  })

  test('R-WAL-6 without a project id WalletConnect stays, says so and draws no code', async ({
    page,
  }) => {
    const warnings: string[] = []
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
    const dialog = await visit(page, { projectId: false })
    const entry = dialog.getByRole('button', { name: 'WalletConnect' })
    await expect(entry).toContainText('Not set up in this app')
    await entry.click()
    await expect(dialog).toContainText('This app has not set up WalletConnect')
    await expect(dialog.locator('.cs-qr-box')).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Back' }).last().click()
    // What has an extension leads there instead.
    await choose(dialog, 'Rainbow')
    await expect(dialog.getByRole('link', { name: 'Install Rainbow' })).toBeVisible()
    const about = warnings.filter((text) => text.includes('WalletConnect project id'))
    expect(about).toHaveLength(1)
    expect(about[0]).toContain('createCountersign')
  })

  test('R-UI-11 an expired code is followed by one that is really drawn', async ({ page }) => {
    await page.clock.install()
    const dialog = await visit(page)
    await choose(dialog, 'Rainbow')
    const first = await readCode(dialog, 'Rainbow')
    await page.clock.fastForward('05:01')
    await expect(dialog).toContainText('The code had expired; this one is new.')
    const second = await readCode(dialog, 'Rainbow')
    expect(second).not.toBe(first)
    await phone.approve(second)
    await expectConnected(page)
  })

  test('R-WAL-10 more wallets that cannot be fetched are said, and the list stays', async ({
    page,
  }) => {
    const complaints = watchForComplaints(page.context())
    const dialog = await visit(page)
    await page.route('**/*.js', (route) => route.abort())
    await choose(dialog, 'More wallets')
    await expect(dialog).toContainText('The list could not be fetched.')
    await expect(dialog.getByRole('button', { name: 'More wallets' })).toBeEnabled()
    expect(complaints.filter((text) => !text.includes('Failed to load resource'))).toEqual([])
  })
})

test.describe('on a computer, with its extension', () => {
  test('Browser Wallet with an extension that came late and has no name is connected', async ({
    page,
  }) => {
    await connectInjected(page, 'Browser Wallet', { at: 'ethereum', late: true })
  })

  test('R-CON-1 each that is announced is connected by its own extension', async ({ page }) => {
    for (const [rdns, name] of [
      ['me.rainbow', 'Rainbow'],
      ['com.coinbase.wallet', 'Coinbase Wallet'],
      ['io.metamask', 'MetaMask'],
    ] as const) {
      await addProvider(page, { announced: { rdns, name } })
    }
    const dialog = await visit(page)
    for (const [title, name] of [
      ['Rainbow with its extension is connected', 'Rainbow'],
      ['Coinbase Wallet with its extension is connected', 'Coinbase Wallet'],
      ['MetaMask with its extension is connected', 'MetaMask'],
    ] as const) {
      await test.step(title, async () => {
        await choose(dialog, name)
        await expectConnected(page)
        await leave(page)
      })
    }
  })

  for (const [title, name, provider] of [
    [
      'Coinbase Wallet with an old extension that announces nothing is connected',
      'Coinbase Wallet',
      { at: 'coinbaseWalletExtension', marks: ['isCoinbaseWallet'] },
    ],
    [
      'Brave Wallet on a computer is connected in Brave',
      'Brave Wallet',
      { at: 'ethereum', marks: ['isBraveWallet', 'isMetaMask'] },
    ],
  ] as const) {
    test(title, ({ page }) => connectInjected(page, name, provider))
  }
})

/** What differs between them is the links, which the core's tests have for each; both in `test:deep`. */
const PHONES = [
  ['iPhone', IPHONE],
  ['Android', ANDROID],
] as const

for (const [os, userAgent] of process.env.DEEP ? PHONES : PHONES.slice(0, 1)) {
  test.describe(`in the browser of a phone (${os})`, () => {
    test.use({ userAgent, viewport: { width: 375, height: 760 } })

    test('R-CON-1 each wallet leads on, or says how', async ({ page }) => {
      const dialog = await visit(page)
      await test.step('Brave Wallet on a phone is not offered outside Brave', () =>
        expect(dialog.getByRole('button', { name: 'Brave Wallet' })).toHaveCount(0))

      await test.step('Browser Wallet on a phone says where to open this page', async () => {
        await choose(dialog, 'Browser Wallet')
        await expect(dialog).toContainText(
          'Open this page in the browser inside your wallet’s app.',
        )
        await expect(dialog.locator('.cs-qr')).toHaveCount(0)
      })

      await reopen(page)
      await test.step('Safe on a phone says how to open this app in one', async () => {
        await choose(dialog, 'Safe')
        await expect(dialog).toContainText('Open your Safe')
      })

      await reopen(page)
      await test.step('Rainbow on a phone is connected by a link to its app', () =>
        connectByLink(page, 'Rainbow', 'Open Rainbow', 'rainbow://wc\\?uri='))
      await leave(page)
      await test.step('Coinbase Wallet on a phone is connected by a link to its app', () =>
        connectByLink(page, 'Coinbase Wallet', 'Open Coinbase', 'cbwallet://wc\\?uri='))
      await leave(page)
      await test.step('MetaMask on a phone is connected by a link to its app', () =>
        connectByLink(page, 'MetaMask', 'Open MetaMask', 'metamask://wc\\?uri='))
      await leave(page)
      await test.step('WalletConnect on a phone is connected by a link to a wallet that it has', () =>
        connectByLink(page, 'WalletConnect', 'Open MetaMask', 'metamask://wc\\?uri='))
    })

    test('R-WAL-4 without a project id Coinbase Wallet opens its window on a phone, too', async ({
      page,
      context,
    }) => {
      await serveCoinbasePage(context, SCRIPTED_ACCOUNT)
      const dialog = await visit(page, { projectId: false })
      const opened = page.waitForEvent('popup')
      await choose(dialog, 'Coinbase Wallet')
      await (await opened).getByRole('button', { name: 'Approve' }).click()
      await expectConnected(page)
    })
  })

  test.describe(`in the wallet’s own browser (${os})`, () => {
    test.use({ userAgent, viewport: { width: 375, height: 760 } })

    for (const [title, name, provider] of [
      [
        'Browser Wallet in a wallet’s own browser is connected at once',
        'Browser Wallet',
        { at: 'ethereum', late: true },
      ],
      [
        'Rainbow in its own browser is connected at once',
        'Rainbow',
        { at: 'ethereum', marks: ['isRainbow'] },
      ],
      [
        'Coinbase Wallet in its own browser is connected at once',
        'Coinbase Wallet',
        { at: 'ethereum', marks: ['isCoinbaseWallet', 'isCoinbaseBrowser'] },
      ],
      [
        'MetaMask in its own browser is connected at once',
        'MetaMask',
        { at: 'ethereum', late: true, marks: ['isMetaMask'] },
      ],
      [
        'Brave Wallet in Brave on a phone is connected at once',
        'Brave Wallet',
        { at: 'ethereum', marks: ['isBraveWallet', 'isMetaMask'] },
      ],
    ] as const) {
      test(title, ({ page }) => connectInjected(page, name, provider))
    }
  })
}
