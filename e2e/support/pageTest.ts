import { test as base, type Page } from '@playwright/test'

/**
 * For all specs of a page. It is given to the next test as it is left, and brought to nowhere first: a step
 * back in its history that is still under way, as when a dialog has closed, would overtake that.
 */
export const test = base.extend({
  async page({ page }, use) {
    await use(page)
    await leave(page)
  },
})

/** One step can be under way, and once it has overtaken the first try it is over. */
async function leave(page: Page): Promise<void> {
  if (page.isClosed()) return
  const goNowhere = () => page.goto('about:blank')
  await goNowhere().catch((error: Error) => {
    if (!error.message.includes('ERR_ABORTED')) throw error
    return goNowhere()
  })
}
