import type { Page } from '@playwright/test'

/**
 * Goes to another page of the app without loading it anew, as by a link. One of the same kind is loaded:
 * what is there could be taken for what comes.
 */
export async function goTo(page: Page, path: string): Promise<void> {
  const to = new URL(path, page.url())
  if (to.href === page.url()) return
  if (kindOf(to) === kindOf(new URL(page.url()))) {
    await page.goto(path)
    return
  }
  const left = await page.getByRole('main').getByRole('heading', { level: 1 }).elementHandle()
  await page.evaluate((next) => history.pushState({}, '', next), to.href)
  await left?.waitForElementState('hidden')
}

/** `tx` of `/one:0x…/tx/…`. */
const kindOf = ({ pathname }: URL) => pathname.split('/')[2] ?? ''
