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

// The same without a lie, without a gateway and without a chain: `integration/pages/pages`.
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
