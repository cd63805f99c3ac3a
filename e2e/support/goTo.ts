import type { Page } from '@playwright/test'

/**
 * Goes to another page of the app without loading it anew, as by a link. Not to another of the same kind:
 * what is there would be taken for what comes.
 */
export async function goTo(page: Page, path: string): Promise<void> {
  if (new URL(path, page.url()).href === page.url()) return
  const left = await page.getByRole('main').getByRole('heading', { level: 1 }).elementHandle()
  await page.evaluate((to) => history.pushState({}, '', to), path)
  await left?.waitForElementState('hidden')
}
