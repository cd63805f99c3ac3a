import { readFileSync } from 'node:fs'
import { worldAccounts } from '@countersign/demo/world'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { type Address, zeroAddress } from 'viem'
import { bar, button } from '../../support/actionBar.ts'
import { findViolations, injectAxe } from '../../support/axe.ts'
import { eachValue } from '../../support/eachValue.ts'
import { installOddWallet, ODD_WALLET } from '../../support/oddWallet.ts'
import { overhang } from '../../support/overhang.ts'
import { adaKey, benKey, chiomaKey, nodeOf, safeOfThree } from '../../support/safeOfThree.ts'
import { safeTxOf } from '../../support/safeTx.ts'
import { sample } from '../../support/sample.ts'
import { speak } from '../../support/speak.ts'
import { settled } from '../../support/workspace.ts'
import { test } from '../../support/worldTest.ts'

/** Where it is not, what fails is the reason that stands there. */
const isOn = (page: Page, name: string) =>
  expect
    .poll(() =>
      button(page, name).evaluate((at) => {
        const why = document.getElementById(at.getAttribute('aria-describedby') ?? '')
        return at.getAttribute('aria-disabled') === 'true' ? `off: ${why?.textContent}` : 'on'
      }),
    )
    .toBe('on')
const isSigned = (page: Page) =>
  expect(button(page, 'Confirm')).toHaveAccessibleDescription('You have signed it.')

let url: string
let context: BrowserContext
/** Ada's window, with a wallet that does as this spec wants. It is opened once. */
let page: Page

test.beforeAll(async ({ browser, baseURL }) => {
  url = baseURL ?? ''
  context = await browser.newContext({ baseURL: url })
  await installOddWallet(context, { client: nodeOf(url), account: adaKey })
  page = await context.newPage()
  await page.goto('/contacts')
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: ODD_WALLET }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
})
test.afterAll(() => context?.close())

/** Opens what waits at a nonce, from the queue. */
async function open(safe: Address, nonce: number) {
  await page.goto(`/one:${safe}/queue`)
  await settled(page, 'Queue')
  await page
    .getByRole('list', { name: `Nonce ${nonce}` })
    .getByRole('link')
    .first()
    .click()
  await isOn(page, 'Confirm')
}

async function breaksNoRule(at: Page = page) {
  await injectAxe(at)
  expect(await findViolations(at)).toEqual([])
}

// Wallets that do something else, and owners who change the Safe meanwhile: `integration/acting/wallets`.
test('R-ERR-4 a gateway that refuses, is slow or is down loses no signature', async () => {
  const safe = await safeOfThree(url, [{ value: 1n, signers: [benKey] }])
  await open(safe, 0)
  const kept = 'Your signature is kept in this browser'
  const again = bar(page).getByRole('button', { name: 'Share again' })

  await page.route('**/propose', (route) =>
    route.fulfill({ status: 422, json: { code: 422, message: 'Not today' } }),
  )
  await button(page, 'Confirm').click()
  await expect(bar(page)).toContainText('The gateway does not take it.')
  await expect(bar(page)).toContainText('Not today')
  await expect(bar(page)).toContainText(kept)
  await breaksNoRule()

  // Slow: it is waited for, and what is here stays here.
  const gate = Promise.withResolvers<void>()
  await page.unrouteAll()
  await page.route('**/propose', async (route) => {
    await gate.promise
    await route.abort()
  })
  await again.click()
  await expect(bar(page)).toContainText(kept)
  gate.resolve()
  await expect(bar(page)).toContainText('The gateway does not answer.')

  // Down for everything: the page says so, and still has the signature.
  await page.route('**/v1/**', (route) => route.abort())
  await page.reload()
  await expect(bar(page)).toContainText(kept)
  const download = page.waitForEvent('download')
  await bar(page).getByRole('button', { name: 'Save as a file' }).click()
  const path = await (await download).path()
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(await fileOf(safe, adaKey))
  await page.unrouteAll()
  await again.click()
  await expect(again).toBeHidden()
  await page.reload()
  await isSigned(page)
})

/** What an owner has signed at nonce 0 and saved, wherever that was. */
async function fileOf(safe: Address, owner: typeof adaKey) {
  const { fields, safeTxHash } = safeTxOf(safe, 0, { to: worldAccounts[3].address, value: 1n })
  return {
    ...{ kind: 'safe-tx', version: 1, chainId: 31337, safe, safeTxHash },
    transaction: { ...fields, nonce: '0' },
    signatures: [{ signer: owner.address, signature: await owner.sign({ hash: safeTxHash }) }],
  }
}

test('R-ERR-4 a co-signer’s file is chosen or dropped, checked, and counts', async () => {
  const safe = await safeOfThree(url, [{ value: 1n, signers: [benKey] }])
  const file = await fileOf(safe, chiomaKey)
  await page.goto(`/one:${safe}/queue`)
  await settled(page, 'Queue')
  const take = (text: string) =>
    page
      .getByLabel('Choose a saved signature')
      .last()
      .setInputFiles({
        ...{ name: 'safe-tx.json', mimeType: 'application/json', buffer: Buffer.from(text) },
      })
  await take(JSON.stringify({ ...file, safe: zeroAddress }))
  await expect(page.getByRole('main')).toContainText('This file is for another Safe')
  await take('Dear Ada')
  await expect(page.getByRole('main')).toContainText('This file is no saved signature.')
  await breaksNoRule()
  // Dropped, as people do.
  const dropped = await page.evaluateHandle((text) => {
    const data = new DataTransfer()
    data.items.add(new File([text], 'safe-tx.json', { type: 'application/json' }))
    return data
  }, JSON.stringify(file))
  await page.dispatchEvent('main', 'drop', { dataTransfer: dropped })
  await expect(page.getByRole('main')).toContainText('The signatures are taken in and shared')
  await expect(
    page.getByRole('main').getByRole('button', { name: 'Execute', exact: true }),
  ).toBeVisible()
})

const LOOKS = {
  /** The list, or one transaction by its place in it. */
  place: ['queue', 0, 1, 2] as const,
  locale: ['en', 'ar'],
  colorScheme: ['light', 'dark'] as const,
  width: [375, 1280],
}

test('R-UI-14 axe finds nothing in what failed, is stuck, is doubtful or is kept, however it is looked at', async () => {
  const signers = [adaKey, benKey]
  const safe = await safeOfThree(
    url,
    [1n, 2n, 3n].map((value) => ({ value, signers })),
  )
  await page.goto(`/one:${safe}/queue`)
  await settled(page, 'Queue')
  await rememberActs(safe)
  for (const { locale, place, colorScheme, width } of process.env.DEEP
    ? sample(LOOKS)
    : eachValue(LOOKS)) {
    await speak(page, locale)
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`/one:${safe}/${place === 'queue' ? place : `tx/${hashes(safe)[place]}`}`)
    await expect(page.locator('[data-act]')).toHaveCount(place === 'queue' ? 3 : 1)
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
    // What is stuck can be sped up.
    if (place === 1) await expect(page.locator('[data-act] button')).toHaveCount(2)
    await breaksNoRule()
    await expect.poll(() => overhang(page)).toBe(0)
  }
})

const hashes = (safe: Address) =>
  [1n, 2n, 3n].map(
    (value, nonce) => safeTxOf(safe, nonce, { to: worldAccounts[3].address, value }).safeTxHash,
  )

/** As an earlier visit left them: one that failed, one that is stuck, one that nobody heard of, one kept. */
async function rememberActs(safe: Address) {
  const [failed, stuck, unheard] = hashes(safe)
  const kept = `0x${'4e'.repeat(32)}`
  const question = { what: 'send', signer: adaKey.address, at: 1, token: 'gone', walletNonce: 0 }
  const signature = { signer: adaKey.address, signature: '0x12', isShared: false }
  const acts = [
    {
      ...{ safeTxHash: failed, stage: 'failed', hashes: [`0x${'1f'.repeat(32)}`] },
      fault: { kind: 'reverts.GS013', details: 'GS013' },
    },
    { safeTxHash: stuck, stage: 'sent', hashes: [`0x${'2f'.repeat(32)}`] },
    { safeTxHash: unheard, stage: 'ready', doubt: question },
    {
      ...{ safeTxHash: kept, stage: 'signed', signatures: [signature] },
      fault: { kind: 'gateway.refused', details: '422: Not today' },
    },
  ].map((act, nonce) => ({
    ...{ id: `31337:${safe}:${act.safeTxHash}`.toLowerCase(), chainId: 31337, account: safe },
    ...{
      kind: 'safe',
      createdAt: 1,
      changedAt: Date.now() - 600_000,
      description: `Nonce ${nonce}`,
      note: null,
    },
    ...{ run: null, call: null, transaction: null, asking: null, doubt: null, signatures: [] },
    ...{ hashes: [], walletNonce: null, sentNonce: null, batch: null, depth: 0, fault: null },
    ...act,
  }))
  await page.evaluate(
    (text) => localStorage.setItem('countersign.app.acts', text),
    JSON.stringify(acts),
  )
}
