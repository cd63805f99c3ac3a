import { expect, type Page } from '@playwright/test'
import { test, whateverAFrameMayKeep, whereLittleCanBeKept } from '../../support/frameTest.ts'
import { signInTogether } from '../../support/signInTogether.ts'

/** The newest message is the first one; the story's own sign-in waits below it. */
async function sign(page: Page) {
  const newest = page.locator('[data-message]').first()
  const row = page.locator(`[data-message="${await newest.getAttribute('data-message')}"]`)
  await row.getByRole('button', { name: 'Sign' }).click()
  await expect(row).toBeHidden()
}

/** Of the transactions that wait, the last one is the newest. */
async function confirmAndExecute(page: Page) {
  const row = page.locator('[data-safe-tx]').last()
  await row.getByRole('button', { name: 'Confirm' }).click()
  await expect(row).toContainText('2 of 2 signed')
  await row.getByRole('button', { name: 'Execute' }).click()
  await expect(row).toBeHidden()
}

whateverAFrameMayKeep(() => {
  test('R-AUTH-6 two owners sign in as a Safe, across a reload, whatever a frame may keep', async ({
    page,
    context,
    browser,
    baseURL,
    thirdPartyCookies,
  }) => {
    const place = { safe: 'grants', as: '0' }
    await signInTogether(page, baseURL, { place, other: { as: '2', browser, cosign: sign } })
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
})

whereLittleCanBeKept(() => {
  test('R-AUTH-6 a Safe that signs messages on the chain signs in without any bytes', async ({
    page,
    browser,
    baseURL,
  }) => {
    const proofs: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/auth/verify')) proofs.push(request.postDataJSON().signature)
    })
    const place = { safe: 'committee', as: '1', messages: 'onChain' }
    const other = { as: '4', browser, cosign: confirmAndExecute }
    await signInTogether(page, baseURL, { place, other })
    expect(proofs).toEqual(['0x'])
  })
})
