import { expect } from '@playwright/test'
import { test } from '../support/frameTest.ts'
import { signInTogether } from '../support/signInTogether.ts'

test('R-AUTH-6 two owners sign in as a Safe, across a reload, whatever a frame may keep', async ({
  page,
  context,
  baseURL,
  thirdPartyCookies,
}) => {
  await signInTogether(page, baseURL)
  const kept = await page.frame('app')?.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: what a page could do is what is tried here
    document.cookie = 'plain=1; SameSite=None; Secure'
    return document.cookie.includes('plain')
  })
  // So it was tried in the browser that it was meant for.
  expect(kept).toBe(thirdPartyCookies === 'allowed')
  // Either way nothing is kept but what belongs to the pair of both sites.
  const names = (await context.cookies(baseURL)).map(({ name }) => name)
  expect(names).toContain('__Host-sid-framed')
  expect(names).not.toContain('__Host-sid')
})
