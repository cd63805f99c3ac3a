import { chromium, expect, type Page } from '@playwright/test'
import { bar, button } from '../support/actionBar.ts'
import { chromiumArgs } from '../support/chromiumArgs.ts'
import { engine } from '../support/engine.ts'

/**
 * Executes the first transaction in a Safe's queue as its owner, in a real browser with a wallet that
 * agrees to everything: run by `apps/server/scripts/walk.ts`, which hands over where all of it is.
 */
type Visit = {
  /** Where the app is, by a name that leads to this machine. */
  url: string
  host: string
  /** The account's part of the path, such as `walk:0x…`. */
  safe: string
  owner: string
  /** The same of a Safe that is older than what was read, and from which block on that is. */
  older: string
  firstBlock: number
  /** What the owner's wallet asks: it keeps their key. */
  node: string
}

// Written by the walk.
const visit = JSON.parse(process.argv[2] ?? '{}') as Visit

async function askNode(method: string, params: readonly unknown[]): Promise<unknown> {
  if (method === 'eth_accounts' || method === 'eth_requestAccounts') return [visit.owner]
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(visit.node, { method: 'POST', headers, body })
  // What a node answers.
  const { result, error } = (await answer.json()) as {
    result?: unknown
    error?: { message: string }
  }
  if (error) throw new Error(error.message)
  return result
}

async function announceWallet(page: Page): Promise<void> {
  await page.exposeFunction('askWalkWallet', askNode)
  await page.addInitScript(() => {
    type Request = { method: string; params?: readonly unknown[] }
    // Put there by `exposeFunction`, just above.
    const { askWalkWallet } = window as unknown as { askWalkWallet: typeof askNode }
    const icon = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'
    const detail = {
      info: { uuid: crypto.randomUUID(), name: 'Walk Wallet', icon, rdns: 'test.walk' },
      provider: {
        request: ({ method, params = [] }: Request) => askWalkWallet(method, params),
        on: () => {},
        removeListener: () => {},
      },
    }
    const announce = () =>
      window.dispatchEvent(
        new CustomEvent('eip6963:announceProvider', { detail: Object.freeze(detail) }),
      )
    window.addEventListener('eip6963:requestProvider', announce)
    announce()
  })
}

const browser = await chromium.launch({
  ...(engine !== undefined && { executablePath: engine }),
  args: [...chromiumArgs, `--host-resolver-rules=MAP ${visit.host} 127.0.0.1`],
})
try {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, locale: 'en-GB' })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  await announceWallet(page)
  await page.goto(`${visit.url}/${visit.safe}/queue`)
  await page.getByRole('button', { name: 'Connect wallet' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Walk Wallet' }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Send / })
    .first()
    .click()
  const verdict = page.locator('[data-verdict]:not([data-proof-row])').first()
  await expect(button(page, 'Execute')).toBeVisible({ timeout: 60_000 })
  await expect(page.locator('[data-witnesses]')).toHaveAttribute('data-witnesses', 'proven', {
    timeout: 60_000,
  })
  await expect(verdict).toHaveAttribute('data-verdict', 'proven', { timeout: 60_000 })
  await button(page, 'Execute').click()
  await expect(bar(page).locator('[data-act="indexed"]')).toBeVisible({ timeout: 60_000 })
  const unread = new RegExp(`Not read before block ${visit.firstBlock}`)
  for (const place of ['', '/activity']) {
    await page.goto(`${visit.url}/${visit.older}${place}`)
    await expect(page.getByRole('main').getByText(unread)).toBeVisible()
    await expect(page.getByText('Nothing has happened here yet')).toHaveCount(0)
  }
  process.stdout.write(`${JSON.stringify({ verdict: 'proven' })}\n`)
} catch (error) {
  for (const page of browser.contexts().flatMap((context) => context.pages())) {
    process.stderr.write(
      `${await page
        .locator('body')
        .textContent()
        .catch(() => '')}\n`,
    )
  }
  throw error
} finally {
  await browser.close()
}
