import { writeFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { bundle } from '../../support/bundle.ts'
import { test } from '../../support/pageTest.ts'
import { addProvider } from '../../support/scriptedProvider.ts'
import { serveApp } from '../../support/serveApp.ts'

/** What a server without a window draws. */
async function renderOnServer(file: string): Promise<string> {
  writeFileSync(file, await bundle('hydrateServer', 'node'))
  const { render }: { render: () => string } = await import(file)
  return render()
}

test('R-UI-1 what a server drew is taken over by React as it is, and works', async ({
  context,
  page,
}, testInfo) => {
  const html = await renderOnServer(testInfo.outputPath('server.mjs'))
  expect(html).toContain('Connect wallet')
  await serveApp(context, {
    fixture: 'hydrateClient',
    path: '/hydrated',
    body: `<div id="app">${html}</div>`,
  })
  // A browser has what a server has not: a wallet, and a language of its own.
  await addProvider(page, { announced: { rdns: 'test.here', name: 'Here' } })
  await page.goto('/hydrated')
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'as it was')
  const faults = () => page.evaluate(() => (window as unknown as { faults: string[] }).faults)
  expect(await faults()).toEqual([])
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Here' }).click()
  const status = page.locator('[data-countersign-status]')
  await expect(status).toHaveAttribute('data-countersign-status', 'connected')
  expect(await faults()).toEqual([])
})
