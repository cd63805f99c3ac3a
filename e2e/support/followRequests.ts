import { expect, type Page } from '@playwright/test'

/** So long nothing is asked before a page counts as quiet: one answer leads to the next question. */
const PAUSE_MS = 500

/** Follows what a page asks. @returns how to wait until it has heard every answer and asks no more */
export function followRequests(page: Page): () => Promise<void> {
  let running = 0
  let last = Date.now()
  const count = (change: number) => () => {
    running += change
    last = Date.now()
  }
  page.on('request', count(1))
  page.on('requestfinished', count(-1))
  page.on('requestfailed', count(-1))
  return () => expect.poll(() => running <= 0 && Date.now() - last > PAUSE_MS).toBe(true)
}
