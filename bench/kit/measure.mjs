import { visitor } from './visitor.mjs'

const LIMIT_MS = 60_000

/** A visitor at a page, slowed down as a profile says, whom no foreign host answers. */
async function visit(browser, { page: target, profile, storageState }) {
  const context = await browser.newContext({
    ...profile.context,
    ...(storageState && { storageState }),
  })
  context.setDefaultTimeout(LIMIT_MS)
  const foreign = new Set()
  await context.route(
    (url) => url.protocol.startsWith('http') && url.origin !== target.origin,
    (route) => {
      foreign.add(new URL(route.request().url()).host)
      return route.abort()
    },
  )
  await context.addInitScript(visitor, { row: target.row, account: target.account })
  const page = await context.newPage()
  const files = []
  page.on('response', (response) => {
    const { pathname, origin } = new URL(response.url())
    if (origin === target.origin && pathname !== '/rpc') files.push(response)
  })
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: profile.cpu })
  if (profile.network) {
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', profile.network)
  }
  await page.goto(target.origin, { waitUntil: 'commit' })
  return { context, page, files, foreign }
}

/** Until nothing has been fetched for a while and the page has had idle time. */
async function settle(page) {
  await page.waitForLoadState('load')
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 5_000 })))
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(300)
}

const weigh = async (responses) => {
  const sizes = await Promise.all(responses.map((response) => response.request().sizes()))
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
}

/** Without resting on it first: a mouse that jumps there, or a finger. */
async function press(page, { button }, { context }) {
  const box = await page.locator(button).first().boundingBox()
  const at = [box.x + box.width / 2, box.y + box.height / 2]
  await (context.hasTouch ? page.touchscreen.tap(...at) : page.mouse.click(...at))
}

/** A cold click: how long until the list, what it blocked, and what was fetched for both. */
export async function measureClick(browser, { page: target, profile }) {
  const { context, page, files, foreign } = await visit(browser, { page: target, profile })
  await page.locator(target.button).first().waitFor()
  const before = [...files]
  await settle(page)
  const opened = page.evaluate(() => window.bench.opened())
  await press(page, target, profile)
  const { shown, blocking } = await opened
  const measured = {
    shown,
    blocking,
    foreign: foreign.size,
    requests: { button: before.length, list: files.length },
    bytes: { button: await weigh(before), list: await weigh(files) },
  }
  await context.close()
  return measured
}

/** Connects once and says what the browser keeps of it. */
export async function rememberConnection(browser, { page: target, profile }) {
  const { context, page } = await visit(browser, { page: target, profile: { ...profile, cpu: 1 } })
  await page.locator(target.button).first().click()
  await page.getByText('Bench Wallet', { exact: true }).first().click()
  await page.evaluate(() => window.bench.connected())
  await page.waitForTimeout(500)
  const state = await context.storageState({ indexedDB: true })
  await context.close()
  return state
}

/** From the beginning of the load until a returning visitor sees their account. */
export async function measureReconnect(browser, { page: target, profile, storageState }) {
  const { context, page } = await visit(browser, { page: target, profile, storageState })
  const milliseconds = await page.evaluate(() => window.bench.connected())
  await context.close()
  return milliseconds
}

/** Whether the list opens after the network has gone. */
export async function opensOffline(browser, { page: target, profile }) {
  const { context, page } = await visit(browser, { page: target, profile: { ...profile, cpu: 1 } })
  await page.locator(target.button).first().waitFor()
  await settle(page)
  await context.setOffline(true)
  const opened = page.evaluate(() => window.bench.opened())
  await press(page, target, profile)
  const given = new Promise((resolve) => setTimeout(resolve, 3_000))
  const isOpen = await Promise.race([opened.then(() => true), given.then(() => false)]).catch(
    () => false,
  )
  await context.close()
  return isOpen
}
