import { expect, type Page } from '@playwright/test'
import { test } from '../../support/tamperingTest.ts'
import { settled, storyIsTold, TREASURY } from '../../support/workspace.ts'

const settings = `/one:${TREASURY}/settings`

test.beforeAll(async ({ request }) => storyIsTold(request))

/** Lets the gateway say something else about the Safe. */
async function pretendSafe(page: Page, changed: object): Promise<void> {
  await page.route(`**/v1/chains/31337/safes/${TREASURY}`, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...(await answer.json()), ...changed } })
  })
}

test('R-GW-4 how a Safe is set up is read from the chain, its code known by its hash', async ({
  page,
}) => {
  await page.goto(settings)
  await settled(page, 'Settings')
  await expect(page.getByText('Gateway and chain agree')).toBeVisible()
  await expect(page.getByText('3 of 5 owners have to sign')).toBeVisible()
  await expect(page.getByText('Official code: Safe 1.4.1, by its hash')).toBeVisible()
  await expect(
    page.getByText('These can move everything without a single signature.'),
  ).toBeVisible()
})

test('R-GW-4 a gateway that lies about threshold and owners is caught by the chain', async ({
  page,
}) => {
  const stranger = '0x00000000000000000000000000000000DeaDBeef'
  await pretendSafe(page, { threshold: 1, owners: [{ value: stranger }] })
  await page.goto(settings)
  await settled(page, 'Settings')
  await expect(page.getByRole('alert')).toContainText(
    'Gateway differs from chain: owners and threshold',
  )
  await expect(page.getByText('3 of 5 owners have to sign')).toBeVisible()
  await expect(page.getByText('The gateway says: 1')).toBeVisible()
  await expect(page.getByText('The gateway says:').last()).toContainText('DeaDBeef')
})

test('R-GW-4 without the gateway the chain is enough', async ({ page }) => {
  await page.route('**/v1/**', (route) => route.abort())
  await page.goto(settings)
  await expect(page.getByText('From the chain alone; the gateway does not answer')).toBeVisible()
  await expect(page.getByText('3 of 5 owners have to sign')).toBeVisible()
})

test('R-GW-4 without the chain the gateway’s word is shown as no more than that', async ({
  page,
}) => {
  await page.route('**/api/rpc/**', (route) => route.abort())
  await page.goto(settings)
  await expect(page.getByText('By the gateway alone; the chain could not be asked')).toBeVisible()
  await expect(page.getByText('3 of 5 owners have to sign')).toBeVisible()
  await expect(page.getByText('Its code could not be read')).toBeVisible()
})

test('R-GW-4 an older Safe says that there is a newer version', async ({ page }) => {
  await page.goto('/one:0x8490526fCD242a3408AA8c8054f1C779Bf03d60D/settings')
  await settled(page, 'Settings')
  await expect(page.getByText('1.4.1 is available')).toBeVisible()
  await expect(page.getByText('One signature is enough')).toBeVisible()
})
