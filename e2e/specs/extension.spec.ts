import { expect, type Page } from '@playwright/test'
import { eachValue } from '../support/eachValue.ts'
import { expectStatus } from '../support/expectStatus.ts'
import { EXTENSION, type Extension, installExtension } from '../support/extension.ts'
import { test as base } from '../support/pageTest.ts'
import { sample } from '../support/sample.ts'

const USDC = '0x97336541c3A7dc00d35a13F2f3B23AfA1F9AC591'

const test = base.extend<{ extension: Extension }>({
  extension: async ({ context }, use) => use(await installExtension(context)),
})

async function choose(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: EXTENSION }).click()
}

async function connect(page: Page, path = '/') {
  await page.goto(path)
  await choose(page)
  await expectStatus(page, 'unauthenticated')
}

/** What a browser tells a page whose visitor was somewhere else. */
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')))

const header = (page: Page) => page.getByRole('banner')
const openVerify = async (page: Page) => {
  await page.getByRole('button', { name: 'Verify account' }).click()
  return page.getByRole('dialog', { name: 'Verify your account' })
}
const openNetworks = async (page: Page, from: string) => {
  await header(page).getByRole('button', { name: from }).click()
  return page.getByRole('dialog', { name: 'Switch networks' })
}
const openAccount = async (page: Page) => {
  await header(page)
    .getByRole('button', { name: /ada.demo.eth/ })
    .click()
  return page.getByRole('dialog', { name: 'Account' })
}

const DIALOGS = {
  account: openAccount,
  networks: (page: Page) => openNetworks(page, 'Demo One'),
  verify: openVerify,
  async signing(page: Page, extension: Extension) {
    const dialog = await openVerify(page)
    extension.isAnswered = false
    await dialog.getByRole('button', { name: 'Sign message' }).click()
    await expect(dialog).toContainText(`Sign the message in ${EXTENSION}.`)
    return dialog
  },
} satisfies Record<string, (page: Page, extension: Extension) => Promise<unknown>>

const ENDS: Record<string, (extension: Extension, other: Page) => Promise<void>> = {
  'the wallet is locked': async (extension) => extension.lock(),
  'the wallet forgets the site': async (extension) => extension.removeSite(),
  async 'another tab disconnects'(_extension, other) {
    const account = await openAccount(other)
    await account.getByRole('button', { name: 'Disconnect' }).click()
  },
}

test(`R-CON-5 a dialog goes with the connection, whoever ends it: ${Object.keys(DIALOGS).join(', ')}`, async ({
  context,
  extension,
  page,
}) => {
  await connect(page)
  const other = await context.newPage()
  await other.goto('/')
  const axes = { dialog: Object.entries(DIALOGS), end: Object.entries(ENDS) }
  for (const { dialog, end } of process.env.DEEP ? sample(axes) : eachValue(axes)) {
    const [[name, open], [cause, happen]] = [dialog, end]
    await test.step(`${name}: ${cause}`, async () => {
      await comeBack(other)
      await expectStatus(other, 'unauthenticated')
      await open(page, extension)
      await happen(extension, other)
      await expectStatus(page, 'disconnected')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      extension.isAnswered = true
      extension.decline()
      // Nothing is left over the page.
      await choose(page)
      await expectStatus(page, 'unauthenticated')
    })
  }
})

test('R-CON-5 the list of wallets goes when another tab has connected', async ({
  context,
  extension,
  page,
}) => {
  await page.goto('/')
  await header(page).getByRole('button', { name: 'Connect wallet' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const other = await context.newPage()
  await connect(other)
  await expectStatus(page, 'unauthenticated')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(extension.asked.filter((method) => method === 'eth_requestAccounts')).toHaveLength(1)
})

test('R-ERR-2 a window that is already open is said, and approving it there connects', async ({
  extension,
  page,
}) => {
  extension.isAnswered = false
  await page.goto('/')
  await choose(page)
  await expect.poll(() => extension.prompt()).toBe('Connect')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Back' }).click()
  await dialog.getByRole('button', { name: EXTENSION }).click()
  await expect(dialog).toContainText(`A request is already waiting in ${EXTENSION}.`)
  extension.approve()
  await expectStatus(page, 'unauthenticated')
})

test('R-ERR-2 a network that is already being added is waited for, not declined', async ({
  extension,
  page,
}) => {
  await connect(page)
  extension.isAnswered = false
  const networks = await openNetworks(page, 'Demo One')
  await networks.getByRole('button', { name: 'Demo Two' }).click()
  await expect.poll(() => extension.prompt()).toBe('Add network')
  await networks.getByRole('button', { name: 'Close' }).click()
  await openNetworks(page, 'Demo One')
  await networks.getByRole('button', { name: 'Demo Two' }).click()
  await expect(networks.locator('li').filter({ hasText: 'Demo Two' })).toContainText(
    `Approve in ${EXTENSION}`,
  )
  await expect(networks).not.toContainText('You declined')
  extension.approve()
  await expect(header(page).getByRole('button', { name: 'Demo Two' })).toBeVisible()
  await expect(networks).toBeHidden()
})

test('R-ERR-2 a signature that is already asked for is said, not an error', async ({
  extension,
  page,
}) => {
  await connect(page)
  extension.isAnswered = false
  const dialog = await openVerify(page)
  const sign = dialog.getByRole('button', { name: 'Sign message' })
  await sign.click()
  await expect.poll(() => extension.prompt()).toBe('Sign')
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await openVerify(page)
  await sign.click()
  await expect(dialog.locator('.cs-state')).toContainText('A request is already pending')
  extension.decline()
  extension.isAnswered = true
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog).toContainText('Your account is verified.')
})

test('R-CON-7 a token that was added without a word is in the wallet', async ({
  extension,
  page,
}) => {
  await connect(page, '/tools?tool=watch')
  await page.getByLabel('Token on Demo One').fill(USDC)
  await page.getByRole('button', { name: 'Show USDC in wallet' }).click()
  await expect(page.getByText('USDC is in your wallet')).toBeVisible()
  expect(extension.asked).toContain('wallet_watchAsset')
})

test('R-AUTH-5 who signs in or out in one tab is signed in or out in the others', async ({
  context,
  extension,
  page,
}) => {
  await connect(page)
  const other = await context.newPage()
  await other.goto('/')
  await expectStatus(other, 'unauthenticated')
  const dialog = await openVerify(page)
  await dialog.getByRole('button', { name: 'Sign message' }).click()
  await expect(dialog).toContainText('Your account is verified.')
  await expectStatus(other, 'connected')
  expect(extension.asked.filter((method) => method === 'personal_sign')).toHaveLength(1)

  const account = await openAccount(other)
  await account.getByRole('button', { name: 'Sign out' }).click()
  await expectStatus(other, 'unauthenticated')
  await expectStatus(page, 'unauthenticated')
})

test('R-AUTH-3 a network that the server does not know is said before signing, with the way out', async ({
  extension,
  page,
}) => {
  await connect(page)
  extension.move(777)
  const dialog = await openVerify(page)
  await expect(dialog).toContainText('cannot verify accounts on this network')
  await expect(dialog.getByRole('button', { name: 'Sign message' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Switch to Demo One' }).click()
  await dialog.getByRole('button', { name: 'Sign message' }).click()
  await expect(dialog).toContainText('Your account is verified.')
  expect(extension.asked.filter((method) => method === 'personal_sign')).toHaveLength(1)
})

test('R-CON-3 a wallet can reach the node of a network that it is asked to add', async ({
  extension,
  page,
}) => {
  await connect(page)
  const networks = await openNetworks(page, 'Demo One')
  await networks.getByRole('button', { name: 'Demo Two' }).click()
  await expect(header(page).getByRole('button', { name: 'Demo Two' })).toBeVisible()
  expect(extension.chainId).toBe(31338)
})

test('R-ERR-4 a network that was not added is not told as a refusal', async ({
  extension,
  page,
}) => {
  extension.isOffline = true
  await connect(page)
  const networks = await openNetworks(page, 'Demo One')
  await networks.getByRole('button', { name: 'Demo Two' }).click()
  await expect(networks.locator('.cs-failure')).toContainText('did not add')
  await expect(networks).not.toContainText('You declined')
})

test('R-CON-2 a tab that was opened in the background is connected once it is seen', async ({
  context,
  extension,
  page,
}) => {
  await connect(page)
  const behind = await context.newPage()
  await behind.clock.install()
  await behind.addInitScript(() => {
    let isHidden = true
    Object.defineProperty(document, 'visibilityState', {
      get: () => (isHidden ? 'hidden' : 'visible'),
    })
    window.addEventListener('testShows', () => {
      isHidden = false
      document.dispatchEvent(new Event('visibilitychange'))
    })
  })
  await behind.goto('/')
  await expect(behind.locator('[data-countersign-status]')).toBeAttached()
  await behind.clock.runFor(60_000)
  await behind.evaluate(() => window.dispatchEvent(new Event('testShows')))
  await expectStatus(behind, 'unauthenticated')
  expect(extension.asked.filter((method) => method === 'eth_requestAccounts')).toHaveLength(1)
})

test('R-CON-2 a wallet that is unlocked later is connected again, without a prompt', async ({
  extension,
  page,
}) => {
  await connect(page)
  extension.lock()
  await expectStatus(page, 'disconnected')
  await page.reload()
  await expectStatus(page, 'disconnected')
  extension.unlock()
  await comeBack(page)
  await expectStatus(page, 'unauthenticated')
  expect(extension.asked.filter((method) => method === 'eth_requestAccounts')).toHaveLength(1)
})

test('R-UI-12 on a foreign network no balance of another one is shown', async ({
  extension,
  page,
}) => {
  await connect(page)
  await expect(header(page)).toContainText(/\d\sETH/)
  extension.move(777)
  await expect(header(page)).toContainText('Wrong network')
  await expect(header(page)).not.toContainText('ETH')
  await expect(page.getByRole('region', { name: 'Connected account' })).not.toContainText('ETH')
})

test('R-CON-7 choosing another account, where the wallet does not ask, says how to', async ({
  extension,
  page,
}) => {
  await connect(page)
  const account = await openAccount(page)
  await account.getByRole('button', { name: 'Switch account' }).click()
  await expect(account).toContainText(`Choose another account in ${EXTENSION}`)
  extension.select(1)
  await expect(account).toContainText('ben.demo.eth')
  await expect(account).not.toContainText(`Choose another account in ${EXTENSION}`)

  await page.goto('/tools?tool=permissions')
  await page.getByRole('button', { name: 'Choose accounts again' }).click()
  await expect(page.getByRole('main')).toContainText('Nothing has changed')
})

test('R-UI-14 a connection on a foreign network is announced with its number', async ({
  extension,
  page,
}) => {
  extension.chainId = 777
  await connect(page)
  const said = page.getByRole('status').filter({ hasText: 'Connected as' })
  await expect(said).toContainText('777')
  await expect(said).not.toContainText('Wrong network')
})
