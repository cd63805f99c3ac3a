import type { Page } from '@playwright/test'

/** Has the next page speak another language, as a visitor who has chosen it. */
export const speak = (page: Page, locale: string): Promise<void> =>
  page.evaluate((wanted) => {
    const key = 'countersign.app.preferences'
    const usual = { theme: 'system', currency: 'usd', hiddenChains: [] }
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}')
    localStorage.setItem(key, JSON.stringify({ ...usual, ...kept, locale: wanted }))
  }, locale)
