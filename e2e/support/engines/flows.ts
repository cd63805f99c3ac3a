import { startPhone } from '../startPhone.ts'
import type { Driver } from './driver.ts'
import { serveWithRelay } from './serveWithRelay.ts'
import { until } from './until.ts'

/** What a visitor does in the app at this address. */
export type Flow = (driver: Driver, app: string) => Promise<void>

const status = (driver: Driver, wanted: string) =>
  until(
    driver,
    `the status ${wanted}`,
    (text) => document.querySelector(`[data-countersign-status="${text}"]`) !== null,
    wanted,
  )
const says = (driver: Driver, text: string) =>
  until(
    driver,
    `“${text}”`,
    // biome-ignore lint/performance/useDomNodeTextContent: what is not seen does not count
    (wanted) => document.body.innerText.includes(wanted),
    text,
  )
const closed = (driver: Driver) =>
  until(driver, 'no dialog', () => !document.querySelector('.cs-dialog:not([hidden])'))

/** How the demo's wallet answers from now on. */
const configure = (driver: Driver, settings: Record<string, unknown>) =>
  driver.evaluate(async (wanted) => {
    const provider = await new Promise<{ request(args: unknown): Promise<unknown> }>((resolve) => {
      window.addEventListener('eip6963:announceProvider', (event) => {
        const { detail } = event as CustomEvent
        if (detail.info.rdns === 'app.countersign.demo') resolve(detail.provider)
      })
      window.dispatchEvent(new Event('eip6963:requestProvider'))
    })
    await provider.request({ method: 'demo_configure', params: [wanted] })
  }, settings)

async function connect(driver: Driver, app: string): Promise<void> {
  await driver.open(app)
  await says(driver, 'Connect wallet')
  await configure(driver, { answer: 'approve', chains: 'both' })
  await driver.click('Connect wallet')
  await driver.click('Demo Wallet')
  await closed(driver)
  await arrived(driver)
}

/** Connected, with a name and a balance: what stands beside them moves no more. */
async function arrived(driver: Driver): Promise<void> {
  await status(driver, 'unauthenticated')
  await until(
    driver,
    'the account',
    () =>
      document.querySelector('.cs-balance') !== null &&
      document.querySelector('[data-large-account] > .cs-name')?.textContent === 'ada.demo.eth',
  )
}

const reconnect: Flow = async (driver, app) => {
  await connect(driver, app)
  await driver.reload()
  await arrived(driver)
}

const verify: Flow = async (driver) => {
  await driver.click('Verify account')
  await driver.click('Sign message')
  await says(driver, 'Your account is verified.')
  await driver.press('Escape')
  await closed(driver)
  await status(driver, 'connected')
}

const switchNetwork: Flow = async (driver) => {
  await driver.click('Demo One')
  await driver.click('Demo Two')
  await closed(driver)
  await until(driver, 'the other network', () =>
    [...document.querySelectorAll('.cs-button')].some(
      ({ textContent }) => textContent === 'Demo Two',
    ),
  )
}

const disconnect: Flow = async (driver) => {
  await driver.evaluate(() => {
    // Beside its balance the account has no name of its own to be clicked by.
    document.querySelector('.cs-button[data-large-account]')?.setAttribute('aria-label', 'Account')
  })
  await driver.click('Account')
  await driver.click('Disconnect')
  await closed(driver)
  await status(driver, 'disconnected')
}

const reject: Flow = async (driver, app) => {
  await driver.open(app)
  await says(driver, 'Connect wallet')
  await configure(driver, { answer: 'reject' })
  await driver.click('Connect wallet')
  await driver.click('Demo Wallet')
  await says(driver, 'You declined the request in your wallet.')
  await configure(driver, { answer: 'approve' })
  await driver.click('Try again')
  await status(driver, 'unauthenticated')
}

const scan: Flow = async (driver, app) => {
  const phone = await startPhone()
  const served = await serveWithRelay(app, phone.walletConnect)
  try {
    await driver.open(served.app)
    await driver.click('Connect wallet')
    await driver.click('WalletConnect')
    await until(driver, 'a code', () => document.querySelector('.cs-qr path') !== null)
    await driver.evaluate(() => {
      navigator.clipboard.writeText = async (text) => void Object.assign(window, { copied: text })
    })
    await driver.click('Copy link')
    await phone.approve(
      await driver.evaluate(() => (window as unknown as { copied: string }).copied),
    )
    await until(
      driver,
      'a connection',
      () => !document.querySelector('[data-countersign-status="disconnected"]'),
    )
    await closed(driver)
  } finally {
    await served.stop()
    await phone.stop()
  }
}

const rightToLeft: Flow = async (driver, app) => {
  for (const [locale, side] of [
    ['ar', 'left'],
    ['en', 'right'],
  ] as const) {
    await driver.open(`${app}/gallery.html?state=connect-list&locale=${locale}`)
    await until(
      driver,
      `the way out on the ${side}`,
      (where) => {
        const title = document.querySelector('.cs-title')?.getBoundingClientRect()
        const cross = document.querySelector('.cs-header .cs-round')?.getBoundingClientRect()
        if (!title || !cross) return false
        return where === 'left' ? cross.right <= title.left : cross.left >= title.right
      },
      side,
    )
  }
}

const focused = (driver: Driver) =>
  driver.evaluate(() => {
    const element = document.activeElement
    return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim()
  })

/** Tab by Tab, as somebody without a mouse does. */
async function tabTo(driver: Driver, name: string): Promise<void> {
  const seen: string[] = []
  for (let presses = 0; presses < 40; presses += 1) {
    await driver.press('Tab')
    const now = await focused(driver)
    if (now === name) return
    seen.push(now)
  }
  throw new Error(`Tab never reaches ${name}: ${seen.join(', ')}`)
}

const keyboard: Flow = async (driver, app) => {
  await driver.open(`${app}/gallery.html?state=whole-visit&locale=en`)
  await until(driver, 'the gallery', () => document.documentElement.dataset.gallery === 'ready')
  await tabTo(driver, 'Connect wallet')
  await driver.press('Enter')
  await says(driver, 'Connect a wallet')
  for (let presses = 0; presses < 12; presses += 1) {
    await driver.press('Tab')
    const isInside = await driver.evaluate(
      () => document.activeElement?.closest('.cs-dialog') !== null,
    )
    if (!isInside) throw new Error(`Tab ${presses + 1} left the dialog.`)
  }
  await driver.press('Escape')
  await closed(driver)
  if ((await focused(driver)) !== 'Connect wallet') throw new Error('The focus did not come back.')
  await driver.press('Enter')
  await driver.press('ArrowDown')
  await driver.press('m')
  await driver.press('Enter')
  await status(driver, 'unauthenticated')
  await closed(driver)
}

/** What most visitors do, from the first click to the last. */
export const walk: Flow = async (driver, app) => {
  await reconnect(driver, app)
  await verify(driver, app)
  await switchNetwork(driver, app)
  await disconnect(driver, app)
}

/** Everything else that an engine may do in its own way. */
export const FLOWS: Record<string, Flow> = {
  'a refusal is said, and trying again works': reject,
  'a code is drawn, scanned and connected': scan,
  'a language from right to left is laid out so': rightToLeft,
  'the keyboard alone stays in the dialog, comes back, and connects': keyboard,
}
