import { test as base, type Page } from '@playwright/test'

/**
 * For all specs of a page. It is given to the next test as it is left, and brought to nowhere first, with
 * nowhere to go back to: a step back in its history that is still under way, as when a dialog has closed,
 * would overtake that.
 */
export const test = base.extend({
  async page({ page }, use) {
    await use(page)
    if (!page.isClosed()) await leave(page)
  },
})

async function leave(page: Page): Promise<void> {
  await goNowhere(page)
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.resetNavigationHistory')
  await browser.detach()
  // What was under way until then may have led back by now.
  await goNowhere(page)
}

/** One step can be under way, and once it has overtaken the first try it is over. */
async function goNowhere(page: Page): Promise<void> {
  await page.goto('about:blank').catch((error: Error) => {
    if (!/ERR_ABORTED|interrupted by another navigation/.test(error.message)) throw error
    return page.goto('about:blank')
  })
}
