import { readFileSync } from 'node:fs'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { type Address, hashMessage, hashTypedData } from 'viem'
import { findViolations, injectAxe } from '../../support/axe.ts'
import { eachValue } from '../../support/eachValue.ts'
import { goTo } from '../../support/goTo.ts'
import { tabTo } from '../../support/keyboard.ts'
import { installOddWallet, ODD_WALLET, type OddWallet } from '../../support/oddWallet.ts'
import { overhang } from '../../support/overhang.ts'
import { adaKey, nodeOf, safeOfThree } from '../../support/safeOfThree.ts'
import { sample } from '../../support/sample.ts'
import { settled } from '../../support/workspace.ts'
import { test } from '../../support/worldTest.ts'

const SIGN = 'eth_signTypedData_v4'
const TEXT = 'The orchard stands by its harvest report.'
const main = (at: Page) => at.getByRole('main')
const sign = (at: Page) => at.getByRole('button', { name: 'Sign as owner' })
const kept = (at: Page) => at.getByRole('region', { name: 'Signed here, and not shared yet' })
const signers = (at: Page) => at.getByRole('region', { name: 'Who signed' })

let url: string
let context: BrowserContext
/** Ada's window, with a wallet that does as this spec wants. It is opened once. */
let page: Page
let wallet: OddWallet

test.beforeAll(async ({ browser, baseURL }) => {
  url = baseURL ?? ''
  context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 800 } })
  wallet = await installOddWallet(context, { client: nodeOf(url), account: adaKey })
  page = await context.newPage()
  await page.goto('/contacts')
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: ODD_WALLET }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
})
test.afterAll(() => context?.close())

/** What owners sign, as a wallet works it out. */
const hashOf = (safe: Address) =>
  hashTypedData({
    domain: { chainId: 31337, verifyingContract: safe },
    types: { SafeMessage: [{ name: 'message', type: 'bytes' }] },
    primaryType: 'SafeMessage',
    message: { message: hashMessage(TEXT) },
  })

async function write(safe: Address, text = TEXT) {
  await page.goto(`/one:${safe}/messages`)
  await settled(page)
  await page.locator('textarea').fill(text)
}

async function breaksNoRule() {
  await injectAxe(page)
  expect(await findViolations(page)).toEqual([])
}

/** Nothing new is taken; what is asked for is answered. */
const closeGateway = () =>
  page.route('**/v1/chains/*/safes/*/messages', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )

// Wallets that do something else, and files, are gone through in `integration/acting`.
test('R-UI-4 R-ERR-4 a message is written and signed with nothing but keys; a gateway that is down loses it not: it outlives a reload, is saved, and shared again', async () => {
  const safe = await safeOfThree(url)
  await page.goto(`/one:${safe}/messages`)
  await settled(page, 'Messages')
  await closeGateway()
  const asked = wallet.count(SIGN)
  await page.getByRole('heading', { level: 1 }).focus()
  const typed = page.getByRole('radio', { name: 'Typed data (EIP-712)' })
  const text = page.getByRole('radio', { name: 'Text' })
  await reach(text)
  await page.keyboard.press('ArrowDown')
  await expect(typed).toBeChecked()
  await page.keyboard.press('ArrowUp')
  await expect(text).toBeChecked()
  await reach(page.locator('textarea'))
  await page.keyboard.type(TEXT)
  await tabTo(page, 'Sign as owner')
  await page.keyboard.press('Enter')
  await expect(main(page)).toContainText('The gateway does not answer.')
  await expect(main(page)).toContainText('Your signature is kept in this browser')
  await expect(kept(page)).toContainText('harvest report')

  await page.reload()
  await expect(kept(page)).toContainText('harvest report')
  const download = page.waitForEvent('download')
  await kept(page).getByRole('button', { name: 'Save as a file' }).click()
  const file = JSON.parse(readFileSync(await (await download).path(), 'utf8'))
  expect(file).toEqual(await fileOf(safe, adaKey))

  // Where the gateway knows nothing of it, its page still has it.
  await goTo(page, `/one:${safe}/msg/${hashOf(safe)}`)
  const again = kept(page).getByRole('button', { name: 'Share again' })
  await again.click()
  await expect(kept(page)).toContainText('The gateway does not answer.')
  await breaksNoRule()
  await page.unrouteAll()
  await again.click()
  await expect(page.getByText('The other owners find it here now.')).toBeVisible()
  await expect(signers(page)).toContainText('1 valid of 2 needed')
  await page.reload()
  await expect(signers(page)).toContainText('1 valid of 2 needed')
  await expect(kept(page)).toHaveCount(0)
  expect(wallet.count(SIGN)).toBe(asked + 1)
})

/** What an owner has signed and saved, wherever that was. */
async function fileOf(safe: Address, owner: typeof adaKey) {
  const hash = hashOf(safe)
  return {
    ...{ kind: 'safe-message', version: 1, chainId: 31337, safe, messageHash: hash },
    message: TEXT,
    signatures: [{ signer: owner.address, signature: await owner.sign({ hash }) }],
  }
}

/** What has no name of its own to go by: Tab until it has the focus. */
async function reach(wanted: ReturnType<Page['locator']>) {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab')
    if (await wanted.evaluate((element) => element === document.activeElement)) return
  }
  await expect(wanted).toBeFocused()
}

const LOOKS = {
  state: ['written', 'kept', 'message'] as const,
  locale: ['en', 'ar'],
  colorScheme: ['light', 'dark'] as const,
  width: [375, 1280],
}

test('R-UI-14 axe finds nothing in a message that is written, kept or signed, however it is looked at', async () => {
  const safe = await safeOfThree(url)
  await write(safe, 'Another one')
  await sign(page).click()
  await expect(page).toHaveURL(/\/msg\/0x/)
  const signed = page.url()
  await write(safe)
  await closeGateway()
  await sign(page).click()
  await expect(kept(page)).toBeVisible()
  for (const { state, locale, colorScheme, width } of process.env.DEEP
    ? sample(LOOKS)
    : eachValue(LOOKS)) {
    const preferences = { theme: 'system', currency: 'usd', hiddenChains: [], locale }
    await page.evaluate(
      (text) => localStorage.setItem('countersign.app.preferences', text),
      JSON.stringify(preferences),
    )
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 800 })
    if (state === 'message') await page.goto(signed)
    else await write(safe, state === 'kept' ? '' : TEXT)
    await settled(page)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await breaksNoRule()
    await expect.poll(() => overhang(page)).toBe(0)
  }
  await page.unrouteAll()
  await page.evaluate(() => localStorage.removeItem('countersign.app.preferences'))
})
