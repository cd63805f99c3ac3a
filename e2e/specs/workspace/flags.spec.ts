import { expect, type Locator, type Page } from '@playwright/test'
import { soundInEveryLook } from '../../support/soundInEveryLook.ts'
import { test } from '../../support/tamperingTest.ts'
import { settled, storyIsTold, TREASURY } from '../../support/workspace.ts'

/** Has the ends of Harbour Press, whom the treasury pays. */
const FORGER = '0x036831e998450C0D6e22Be4996bAe0b93F1A75Ad'
const STRANGER = 'Somebody who is not an owner'

test.beforeAll(async ({ request }) => storyIsTold(request))

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const review = (page: Page) => page.locator('[data-verdict]:not([data-proof-row])')
const copyOf = (within: Page | Locator, address: string) =>
  within.getByRole('button', {
    name: new RegExp(`Copy address ${address.slice(0, 6)}.+${address.slice(-4)}`, 'i'),
  })

// In other places, and with whoever else could be imitated: `integration/pages/liars`.
test('R-GW-4 R-UI-4 the quarantine’s look-alike keeps its flag on its own page, whose verdict is red, which breaks no rule of axe and never scrolls sideways', async ({
  page,
}) => {
  await page.goto(`/one:${TREASURY}/queue`)
  await page.getByRole('button', { name: /proposals by strangers/ }).click()
  const drawer = page.getByRole('dialog', { name: 'Quarantine' })
  const item = drawer.getByRole('listitem').filter({ hasText: '250,000 USDC' })
  await expect(item).toContainText('Looks like')
  await expect(item).toContainText(STRANGER)
  await item.getByRole('link').click()
  await settled(page, 'Transaction')
  await expect(review(page)).toHaveAttribute('data-verdict', 'mismatch')
  await expect(region(page, 'Verdict')).toContainText('looks like')
  await expect(region(page, 'Verdict')).toContainText('No owner has signed this')
  await expect(region(page, 'What changes')).toContainText('Looks like')
  await expect(region(page, 'What changes').locator('mark').first()).toBeVisible()
  await expect(copyOf(page, FORGER)).toHaveCount(0)
  await expect(page.getByText('Proven', { exact: true })).toHaveCount(0)

  const glance = region(page, 'At a glance')
  await expect(glance).toContainText('Looks like')
  await expect(glance.getByText(STRANGER)).toBeVisible()
  await expect(glance).not.toContainText('Countersign')
  await expect(glance).not.toContainText('Harbour Press, yearly contract')
  // The hash itself is right, and that is all the green says.
  await expect(page.locator('[data-proof-row="chainHash"]')).toHaveAttribute(
    'data-verdict',
    'proven',
  )
  await soundInEveryLook(page)
})

type Listed = { transaction?: { id: string; txInfo: { recipient?: { value: string } } } }

test.describe('ar', () => {
  test.use({ locale: 'ar' })

  test('R-UI-4 a red review page breaks no rule of axe and never scrolls sideways, read from the right', async ({
    page,
  }) => {
    const url = `/v1/chains/31337/safes/${TREASURY}/transactions/queued?trusted=false`
    const { results } = (await (await page.request.get(url)).json()) as { results: Listed[] }
    const forged = results.find(
      ({ transaction }) => transaction?.txInfo.recipient?.value === FORGER,
    )
    await page.goto(`/one:${TREASURY}/tx/${forged?.transaction?.id}`)
    await settled(page)
    await expect(review(page)).toHaveAttribute('data-verdict', 'mismatch')
    await soundInEveryLook(page)
  })
})
