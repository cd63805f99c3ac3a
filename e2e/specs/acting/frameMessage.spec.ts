import { expect } from '@playwright/test'
import { test, whereLittleCanBeKept } from '../../support/frameTest.ts'
import { openInHost } from '../../support/host.ts'

whereLittleCanBeKept(() => {
  test('R-FRAME-1 a typed message is signed through the host, and its hash computed here', async ({
    page,
    baseURL,
    thirdPartyCookies,
  }) => {
    const place = { safe: 'committee', as: '1', path: '/tools?tool=host' }
    const app = await openInHost(page, baseURL, place)
    const question = page.getByRole('dialog', { name: 'Sign Note' })
    const panel = app.getByRole('region', { name: 'Sign typed data' })
    await panel.getByLabel('Text').fill(`Signed in a frame, cookies ${thirdPartyCookies}`)
    await panel.getByRole('button', { name: 'Ask the Safe to sign' }).click()
    await question.getByRole('button', { name: 'Reject' }).click()
    await expect(panel).toContainText('Refused in the host.')
    await panel.getByRole('button', { name: 'Ask the Safe to sign' }).click()
    await question.getByRole('button', { name: 'Approve' }).click()
    await expect(panel).toContainText('Waits for other owners')
    await expect(panel).toContainText('The hash is this message’s')
    await expect(panel).toContainText('Message hash')
  })
})
