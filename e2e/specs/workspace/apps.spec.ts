import { expect } from '@playwright/test'
import { test } from '../../support/pageTest.ts'
import { settled, TREASURY } from '../../support/workspace.ts'

const app = {
  id: 1,
  url: 'https://builder.example',
  name: 'Builder',
  iconUrl: 'https://pictures.example/icon.png',
  description: 'Several calls in one transaction',
  chainIds: ['31337'],
  provider: null,
  accessControl: { type: 'NO_RESTRICTIONS' },
  tags: ['Infrastructure'],
  features: [],
  developerWebsite: null,
  socialProfiles: [],
  featured: false,
}

test('R-GW-4 apps of a chain are found by name and kind, and nobody else learns of it', async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (baseURL && !request.url().startsWith(baseURL)) foreign.push(request.url())
  })
  const bad = { ...app, id: 2, name: 'Trap', url: 'javascript:alert(1)', tags: ['DeFi'] }
  await page.route('**/safe-apps*', (route) => route.fulfill({ json: [app, bad] }))
  await page.goto(`/one:${TREASURY}/apps`)
  await settled(page, 'Apps')
  const list = page.getByRole('list', { name: 'Apps' })
  const open = list.getByRole('link', { name: 'Open builder.example' })
  await expect(open).toHaveAttribute('rel', 'noreferrer')
  await expect(
    list.getByRole('listitem').filter({ hasText: 'Trap' }).getByRole('link'),
  ).toHaveCount(0)
  await page.getByRole('button', { name: 'DeFi' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: 'DeFi' }).click()
  await page.getByRole('searchbox', { name: 'Search apps' }).fill('several')
  await expect(list.getByRole('listitem')).toContainText(['Builder'])
  expect(foreign).toEqual([])
})

test('a chain without listed apps says what works all the same', async ({ page }) => {
  await page.goto(`/one:${TREASURY}/apps`)
  await settled(page, 'Apps')
  await expect(page.getByText('Nobody has listed an app for Demo One yet.')).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Open Countersign inside your Safe' }),
  ).toBeVisible()
})
