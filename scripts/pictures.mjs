/**
 * Takes the README's pictures of the composer and of a review anew, from a demo that runs (`npm start`):
 *
 *     npm run pictures
 *     npm run pictures -- http://localhost:4100
 *
 * A visitor pays a vendor out of the treasury, wants one more owner for it, and reviews grants that wait for
 * their signature; nothing is signed.
 */
import { join } from 'node:path'
import { findProgram } from './lib/findProgram.mjs'
import { root } from './lib/toolchain.mjs'

const url = process.argv[2] ?? 'http://localhost:4100'
/** A vendor of the demo's story. */
const HARBOUR = '0x03681018C5BF667Bb4CA814b4FBF71cB6B4d75ad'
/** The sixth account of the demo's wallet, who owns no part of the treasury. */
const FARID = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
const account = `${url}/one:0xd920570b140aD9893ab85faa081fe84969BF5f80`
const treasury = `${account}/send`

const { chromium } = await import('@playwright/test')
const browser = await chromium.launch({
  executablePath: findProgram('chromium'),
  args: ['--no-sandbox'],
})
const page = await browser.newPage({
  viewport: { width: 1280, height: 800 },
  deviceScaleFactor: 2,
  colorScheme: 'light',
  reducedMotion: 'reduce',
  locale: 'en',
})
// As it looks to somebody who has paid before.
const contacts = [
  { address: HARBOUR, name: 'Harbour Press', chainId: null },
  { address: FARID, name: 'Farid', chainId: null },
]
await page.addInitScript((known) => {
  localStorage.setItem('countersign.app.contacts', JSON.stringify(known))
}, contacts)
await page.goto(treasury)
// The wallet agrees by itself: its window would not be on the picture.
await page.evaluate(async () => {
  const provider = await new Promise((resolve) => {
    window.addEventListener('eip6963:announceProvider', ({ detail }) => {
      if (detail.info.rdns === 'app.countersign.demo') resolve(detail.provider)
    })
    window.dispatchEvent(new Event('eip6963:requestProvider'))
  })
  await provider.request({ method: 'demo_configure', params: [{ answer: 'approve' }] })
})
await page.getByRole('main').getByRole('button', { name: 'Connect a wallet' }).click()
await page.getByRole('dialog').getByRole('button', { name: 'Demo Wallet' }).click()
await page.getByRole('dialog').waitFor({ state: 'detached' })
const main = page.getByRole('main')
await main.getByRole('combobox', { name: 'To' }).fill('harbour')
await page.getByRole('option', { name: 'Harbour Press' }).click()
await main.getByRole('combobox', { name: 'Asset' }).selectOption({ label: 'USDC' })
await main.getByRole('textbox', { name: 'Amount' }).fill('1,250.00')
await main.getByLabel('Note for the other owners').fill('Autumn catalogue, second print run')
await main.locator('[data-gas="tried"]').waitFor()
await main.locator('button[data-look="primary"]:not([aria-disabled])').waitFor()
await main.getByRole('heading', { level: 1 }).click()
await page.screenshot({ path: join(root, 'docs/images/send.png') })

// Everybody would have to sign then, and that is warned of.
await main.getByRole('button', { name: 'Discard draft' }).click()
await page.setViewportSize({ width: 1280, height: 880 })
await page.goto(`${treasury}?change=addOwner`)
await main.getByRole('combobox', { name: 'New owner' }).fill('farid')
await page.getByRole('option', { name: 'Farid' }).click()
await main.getByRole('combobox', { name: 'Signatures needed then' }).selectOption('6')
await main.locator('[data-diff]').waitFor()
await main.locator('[data-gas="tried"]').waitFor()
await main.getByRole('heading', { level: 1 }).click()
await page.screenshot({ path: join(root, 'docs/images/change.png') })

// Everybody who can be asked says the same of it.
await page.setViewportSize({ width: 1280, height: 800 })
await page.goto(`${account}/queue`)
await main.getByRole('link', { name: 'Batch of 3 calls' }).click()
await page.locator('[data-open][data-verdict="proven"]').waitFor()
await page.getByText(/^All \d witnesses say the same$/).waitFor()
await page.mouse.move(0, 0)
await page.screenshot({ path: join(root, 'docs/images/transaction.png') })
await browser.close()
