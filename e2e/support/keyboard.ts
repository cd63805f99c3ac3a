import { expect, type Locator, type Page } from '@playwright/test'

/** What the focused element is called: its label, or what it says. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim()
  })

/** Presses Tab until something with that name has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const seen: string[] = []
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab')
    const now = await focused(page)
    if (typeof name === 'string' ? now === name : name.test(now)) return
    seen.push(now)
  }
  expect(seen, `Tab never reaches ${name}`).toContain(name)
}

/** The same to a field or button that is known by more than what it says. */
export async function tabInto(there: Locator): Promise<void> {
  const isThere = () => there.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 60 && !(await isThere()); presses += 1) {
    await there.page().keyboard.press('Tab')
  }
  await expect(there).toBeFocused()
}
