import { type BrowserContext, expect, type Page } from '@playwright/test'
import { watchGate } from './passedGate.ts'
import { configureWallet } from './wallet.ts'
import { test as base } from './worldTest.ts'

/** A window of its own, with the demo wallet connected as one of its accounts. */
export type AsOwner = (account: number, path: string) => Promise<Page>

type Owner = {
  context: BrowserContext
  /** What its browser kept once its wallet was connected. */
  kept: Record<string, string>
  /** What its wallet was asked for around the gate. */
  around: string[]
}

/**
 * For specs of several owners. Each has a browser for as long as the worker lasts, which a test finds as it
 * was when its wallet had just been connected. Their windows end with the test: open ones go on asking.
 */
export const test = base.extend<{ asOwner: AsOwner }, { owners: Map<string, Owner> }>({
  owners: [
    async ({ browser: _ }, use) => {
      const owners = new Map<string, Owner>()
      await use(owners)
      for (const { context } of owners.values()) await context.close()
    },
    { scope: 'worker' },
  ],
  async asOwner({ browser, baseURL, owners }, use) {
    const pages: Page[] = []
    const watched = new Set<string[]>()
    await use(async (account, path) => {
      const name = `${account} of ${baseURL}`
      const known = owners.get(name)
      // Two windows of one owner in one test are two browsers.
      const isFree = known && !pages.some((page) => page.context() === known.context)
      const context = isFree ? known.context : await browser.newContext({ baseURL })
      const around = isFree ? known.around : await watchGate(context)
      watched.add(around)
      const page = await context.newPage()
      pages.push(page)
      if (isFree) {
        await context.clearCookies()
        await page.addInitScript(keepOnly, known.kept)
        await page.goto(path)
        // Connected again by itself; nobody has signed in.
        const isConnected = page.locator('[data-countersign-status="unauthenticated"]')
        await isConnected.waitFor({ state: 'attached' })
        return page
      }
      await page.goto(path)
      await configureWallet(page, { answer: 'approve', chains: 'both', account })
      await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Demo Wallet' }).click()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      if (!known) owners.set(name, { context, kept: await whatIsKept(page), around })
      return page
    })
    // An answer that comes after the end is nobody's fault.
    for (const page of pages) await page.unrouteAll({ behavior: 'ignoreErrors' })
    const kept = new Set([...owners.values()].map(({ context }) => context))
    for (const page of pages) {
      await (kept.has(page.context()) ? page.close() : page.context().close())
    }
    expect([...watched].flat(), 'asked around the gate').toEqual([])
  },
})

/** A busy engine was seen to refuse a page its own storage for a moment. */
async function whatIsKept(page: Page): Promise<Record<string, string>> {
  const kept = await page.waitForFunction(() => {
    try {
      return Object.entries(localStorage) as [string, string][]
    } catch {
      return null
    }
  })
  return Object.fromEntries((await kept.jsonValue()) ?? [])
}

/** Once for a window: what it keeps itself, it finds again. */
function keepOnly(kept: Record<string, string>): void {
  if (sessionStorage.getItem('begun')) return
  sessionStorage.setItem('begun', 'yes')
  localStorage.clear()
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
}
