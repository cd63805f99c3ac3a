import { expect, test } from '@playwright/test'
import { signInTogether } from '../support/signInTogether.ts'

test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), '--test-third-party-cookie-phaseout']
    await use({ ...launchOptions, args })
  },
})

test('R-AUTH-6 two owners sign in as a Safe, across a reload, without third-party cookies', async ({
  page,
  context,
  baseURL,
}) => {
  await signInTogether(page, baseURL)
  // Inside another site, this browser keeps nothing but what belongs to the pair of both.
  const plain = await page.frame('app')?.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: what a page could do is what is tried here
    document.cookie = 'plain=1; SameSite=None; Secure'
    return document.cookie
  })
  expect(plain).not.toContain('plain')
  const names = (await context.cookies(baseURL)).map(({ name }) => name)
  expect(names).toContain('__Host-sid-framed')
  expect(names).not.toContain('__Host-sid')
})
