import { expect, type Locator } from '@playwright/test'

/** What a button copies. It writes after the click was handled: what stood there before is no answer. */
export async function copied(button: Locator): Promise<string> {
  const page = button.page()
  const read = () => page.evaluate(() => navigator.clipboard.readText())
  await page.evaluate(() => navigator.clipboard.writeText(''))
  await button.click()
  await expect.poll(read).not.toBe('')
  return read()
}
