import { expect, type Locator, type Page } from '@playwright/test'

/** Where the page of a transaction says what its visitor can do about it. */
export const bar = (page: Page): Locator => page.getByRole('region', { name: 'What you can do' })

export const button = (page: Page, name: string): Locator =>
  bar(page).getByRole('button', { name, exact: true })

/** Signs what is shown and executes it, until the gateway has read of it. */
export async function confirmAndExecute(page: Page): Promise<void> {
  await button(page, 'Confirm').click()
  await button(page, 'Execute').click()
  await expect(bar(page).locator('[data-act="indexed"]')).toBeVisible()
}
