import { expect, type Locator, type Page } from '@playwright/test'
import { findViolations, injectAxe } from '../../support/axe.ts'
import { overhang } from '../../support/overhang.ts'
import { resembling } from '../../support/resembling.ts'
import { test } from '../../support/tamperingTest.ts'
import { GRANTS, settled, storyIsTold, TREASURY } from '../../support/workspace.ts'

/** Has the ends of Harbour Press, whom the treasury pays. */
const FORGER = '0x036831e998450C0D6e22Be4996bAe0b93F1A75Ad'
const FIELD = '0xecdD9a1e185A990170f6607D2E08d57c36F97B8d'
const STRANGER = 'Somebody who is not an owner'

test.beforeAll(async ({ request }) => storyIsTold(request))

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const review = (page: Page) => page.locator('[data-verdict]:not([data-proof-row])')
const copyOf = (within: Page | Locator, address: string) =>
  within.getByRole('button', {
    name: new RegExp(`Copy address ${address.slice(0, 6)}.+${address.slice(-4)}`, 'i'),
  })

async function openQuarantined(page: Page): Promise<void> {
  await page.goto(`/one:${TREASURY}/queue`)
  await page.getByRole('button', { name: /proposals by strangers/ }).click()
  const drawer = page.getByRole('dialog', { name: 'Quarantine' })
  const item = drawer.getByRole('listitem').filter({ hasText: '250,000 USDC' })
  await expect(item).toContainText('Looks like')
  await expect(item).toContainText(STRANGER)
  await item.getByRole('link').click()
  await settled(page, 'Transaction')
}

/** Lets the visitor know somebody whom this address imitates. */
async function knowLike(page: Page, address: string): Promise<void> {
  const contacts = [{ address: resembling(address), name: 'Somebody dear', chainId: null }]
  await page.addInitScript((kept) => {
    localStorage.setItem('countersign.app.contacts', kept)
  }, JSON.stringify(contacts))
}

type Listed = {
  transaction?: { id: string; txInfo: { recipient?: { value: string } }; note?: string | null }
}

/** What waits in the treasury, with whom it pays. */
async function waiting(page: Page) {
  const url = `/v1/chains/31337/safes/${TREASURY}/transactions/queued?trusted=true`
  const { results } = (await (await page.request.get(url)).json()) as { results: Listed[] }
  return results.flatMap(({ transaction }) => (transaction ? [transaction] : []))
}

test('R-GW-4 the quarantine’s look-alike keeps its flag on its own page, whose verdict is red', async ({
  page,
}) => {
  await openQuarantined(page)
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
})

test('R-GW-4 whoever names an owner as sender without a signature is not that owner', async ({
  page,
}) => {
  await page.route(/\/v1\/chains\/31337\/transactions\/multisig_/, async (route) => {
    const details = await (await route.fetch()).json()
    const [owner] = details.detailedExecutionInfo.signers
    Object.assign(details.detailedExecutionInfo, { proposer: owner, trusted: true })
    await route.fulfill({ json: details })
  })
  await openQuarantined(page)
  await expect(region(page, 'At a glance').getByText(STRANGER)).toBeVisible()
  await expect(review(page)).toHaveAttribute('data-verdict', 'mismatch')
})

test('R-GW-4 a payment that is signed and hashed as it should be is red when it goes to a look-alike', async ({
  page,
}) => {
  const all = await waiting(page)
  const paid = all.find(({ txInfo }) => txInfo.recipient)
  const recipient = paid?.txInfo.recipient?.value ?? ''
  await knowLike(page, recipient)
  await page.goto(`/one:${TREASURY}/tx/${paid?.id}`)
  await settled(page, 'Transaction')
  await expect(review(page)).toHaveAttribute('data-verdict', 'mismatch')
  await expect(region(page, 'Verdict')).toContainText('Somebody dear')
  await expect(region(page, 'Verdict')).toContainText('Hash proven')
  await expect(region(page, 'Verdict')).toContainText('3 of 3 signatures by owners')
  await expect(copyOf(page, recipient)).toHaveCount(0)
})

test('R-GW-4 a look-alike inside a batch is flagged on its own call, and at the top', async ({
  page,
}) => {
  await page.goto(`/one:${TREASURY}/queue`)
  await page.getByRole('link', { name: /Batch of 3 calls/ }).click()
  await settled(page, 'Transaction')
  const calls = region(page, 'What changes').getByRole('listitem')
  const whole = (await calls.nth(3).locator('bdi').allTextContents()).find((text) =>
    /^0x[0-9a-f]{40}$/i.test(text),
  )
  await knowLike(page, whole ?? '')
  await page.reload()
  await settled(page, 'Transaction')
  await expect(calls.nth(3)).toContainText('Looks like Somebody dear')
  await expect(calls.nth(3).getByRole('button', { name: /Copy/ })).toHaveCount(0)
  await expect(calls.nth(1)).not.toContainText('Looks like')
  await expect(review(page)).toHaveAttribute('data-verdict', 'mismatch')
})

test('R-GW-4 a poisoned transfer is flagged in the history, on the overview and on its own page', async ({
  page,
}) => {
  await page.goto(`/one:${TREASURY}/activity?party=${FORGER}`)
  const poisoned = page.locator('tr[data-line="entry"]').first()
  await expect(poisoned).toContainText('Looks like')
  await expect(poisoned.getByRole('button', { name: /Copy/ })).toHaveCount(0)
  await poisoned.getByRole('link').click()
  await settled(page, 'Transaction')
  await expect(region(page, 'At a glance')).toContainText('Looks like')
  await expect(copyOf(page, FORGER)).toHaveCount(0)
  await expect(review(page)).toHaveAttribute('data-verdict', 'mismatch')
})

test('R-GW-4 whom the owners paid inside a batch is known, too', async ({ page }) => {
  const history = `/v1/chains/31337/safes/${TREASURY}/multisig-transactions?executed=true&cursor=limit%3D100%26offset%3D0`
  const { results } = await (await page.request.get(history)).json()
  const batch = results.find(
    (item: { transaction?: { txInfo: { actionCount?: number } } }) =>
      item.transaction?.txInfo.actionCount,
  )
  const details = await (
    await page.request.get(`/v1/chains/31337/transactions/${batch.transaction.id}`)
  ).json()
  const data: string = details.txData.hexData
  // The first transfer inside: selector, then the recipient's word.
  const at = data.indexOf('a9059cbb') + 8
  const paid = `0x${data.slice(at + 24, at + 64)}`
  await page.goto(`/one:${TREASURY}`)
  await settled(page, 'Orchard treasury')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Go anywhere' })).toBeFocused()
  await page.keyboard.insertText(resembling(paid))
  await expect(page.getByRole('option').first()).toContainText('Looks like')
})

test('R-GW-4 a look-alike of somebody paid is flagged inside a message, and cannot be copied', async ({
  page,
}) => {
  const ledger = `/v1/chains/31338/safes/${FIELD}/multisig-transactions?executed=true`
  const { results } = (await (await page.request.get(ledger)).json()) as { results: Listed[] }
  const paid = results.map(({ transaction }) => transaction?.txInfo.recipient?.value).find(Boolean)
  const forged = resembling(paid ?? '')
  await page.route(/\/v1\/chains\/31338\/messages\//, async (route) => {
    const message = await (await route.fetch()).json()
    message.message.message.receiver = forged
    await route.fulfill({ json: message })
  })
  await page.goto(`/two:${FIELD}/messages`)
  await page.getByRole('link', { name: 'Delivery for Field notes' }).click()
  await settled(page, 'Message')
  const content = region(page, 'What is signed')
  await expect(content).toContainText('Looks like')
  await expect(content.locator('mark').first()).toBeVisible()
  await expect(copyOf(content, forged)).toHaveCount(0)
})

test('R-GW-4 who put a message there is told by their signature, and a stranger’s words are not repeated', async ({
  page,
}) => {
  await page.route(/\/v1\/chains\/31337\/messages\//, async (route) => {
    const message = await (await route.fetch()).json()
    const { host, origin } = new URL(page.url())
    const asker = JSON.stringify({ url: origin, name: `Nice app of ${host}` })
    await route.fulfill({
      json: { ...message, proposedBy: { value: FORGER }, origin: asker, confirmations: [] },
    })
  })
  await page.goto(`/one:${GRANTS}/messages`)
  await page.getByRole('link', { name: /^Sign in to localhost/ }).click()
  await settled(page, 'Message')
  const glance = region(page, 'At a glance')
  await expect(glance.getByText(STRANGER)).toBeVisible()
  await expect(glance).not.toContainText('Nice app')
  await expect(region(page, 'What is signed')).not.toContainText('The site that asked is the site')
})

for (const width of [375, 1280]) {
  for (const locale of ['en', 'ar']) {
    test.describe(`${width} px, ${locale}`, () => {
      test.use({ viewport: { width, height: 800 }, locale })

      test('R-UI-4 a red review page breaks no rule of axe, light and dark, and never scrolls sideways', async ({
        page,
      }) => {
        const url = `/v1/chains/31337/safes/${TREASURY}/transactions/queued?trusted=false`
        const { results } = (await (await page.request.get(url)).json()) as { results: Listed[] }
        const id = results.find(
          ({ transaction }) => transaction?.txInfo.recipient?.value === FORGER,
        )?.transaction?.id
        await page.goto(`/one:${TREASURY}/tx/${id}`)
        await settled(page)
        await expect(review(page)).toHaveAttribute('data-verdict', 'mismatch')
        await injectAxe(page)
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
          await expect.poll(() => findViolations(page), colorScheme).toEqual([])
        }
        await expect.poll(() => overhang(page)).toBe(0)
      })
    })
  }
}
