import type { Page } from '@playwright/test'
import { WALLET } from './strangerTest.ts'

/** By the kit's button and dialog, as a visitor does. */
export async function connectWithKit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: WALLET }).click()
}
