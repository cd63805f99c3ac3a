import { expect, type Page, type Request } from '@playwright/test'

/** So long nothing is asked before a page counts as quiet: one answer leads to the next question. */
const PAUSE_MS = 500

/** A script out of the browser's cache may never be said to have come. */
const ASKED = /\/(v1|v2|api)\//

/** Follows what a page asks. @returns how to wait until it has heard every answer and asks no more */
export function followRequests(page: Page): () => Promise<void> {
  const running = new Set<Request>()
  let last = Date.now()
  page.on('request', (request) => {
    if (!ASKED.test(request.url())) return
    running.add(request)
    last = Date.now()
  })
  const end = (request: Request) => {
    if (running.delete(request)) last = Date.now()
  }
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  // Nobody hears what the page before had asked.
  page.on('domcontentloaded', () => running.clear())
  return () => expect.poll(() => running.size === 0 && Date.now() - last > PAUSE_MS).toBe(true)
}
