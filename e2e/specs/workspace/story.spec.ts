import { expect } from '@playwright/test'
import { test } from '../../support/tamperingTest.ts'
import { configureWallet } from '../../support/wallet.ts'
import { settled, storyIsTold, TREASURY } from '../../support/workspace.ts'

test.beforeAll(async ({ request }) => storyIsTold(request))

test('a visitor without a wallet finds their way into the treasury and what is odd about it', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: /Orchard treasury/ }).click()
  await settled(page, 'Orchard treasury')
  await expect(page.getByRole('region', { name: 'Worth' })).toContainText('$896,158.99')
  await expect(page.getByRole('region', { name: 'Health' })).toContainText('3 of 5 owners')
  await expect(page.getByRole('region', { name: 'Health' })).toContainText('Agree')

  await page.getByRole('link', { name: 'All assets' }).click()
  await settled(page, 'Assets')
  await page.locator('summary', { hasText: '5 tokens that nobody vouches for' }).click()
  await expect(page.getByRole('row', { name: /Not the USDC you hold/ })).toContainText('16,998.29')
  await expect(page.getByRole('region', { name: 'Tokens' })).toContainText('$896,158.99')
  await expect(page.getByRole('region', { name: 'Collectibles' })).toContainText('Leaf #9')

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /Queue/ }).click()
  await settled(page, 'Queue')
  for (const nonce of [178, 181]) {
    await expect(
      page.getByRole('list', { name: `Nonce ${nonce}` }).getByRole('listitem'),
    ).toHaveCount(2)
    await expect(
      page.getByText(`only one of them can be executed with nonce ${nonce}`),
    ).toBeVisible()
  }
  await page.getByRole('button', { name: /2 proposals by strangers/ }).click()
  const drawer = page.getByRole('dialog', { name: 'Quarantine' })
  await expect(drawer.getByRole('listitem')).toHaveCount(2)
  await expect(drawer.getByRole('button')).toHaveCount(1) // only the one that closes it
  await drawer.getByRole('link', { name: /Enable module/ }).click()
  await settled(page, 'Transaction')
  await expect(page.getByText('No owner has signed this')).toBeVisible()
  await expect(page.getByText('Lets a module act without signatures')).toBeVisible()
})

test('R-GW-4 a transaction is opened, its signatures judged and its hashes proven', async ({
  page,
}) => {
  await page.goto(`/one:${TREASURY}/queue`)
  await page.getByRole('link', { name: /12,480.35 USDC/ }).click()
  await settled(page, 'Transaction')
  const part = (name: string) => page.getByRole('region', { name, exact: true })
  await expect(part('What changes')).toContainText('12,480.35 USDC')
  await expect(part('Who signed')).toContainText('3 of 3 signatures by owners')
  await expect(part('Proof').getByText('Hash proven', { exact: true })).toBeVisible()
  await expect(part('Verdict')).toContainText('Hash proven')
  await expect(part('Verdict')).toContainText('3 of 3 signatures by owners')
  await expect(page.locator('[data-verdict="proven"]:not([data-proof-row])')).toBeVisible()
  await expect(part('Proof')).not.toContainText('Does not match')
})

test('a batch is opened to its last call, and its delegatecall is known', async ({ page }) => {
  await page.goto(`/one:${TREASURY}/queue`)
  await page.getByRole('link', { name: /Batch of 3 calls/ }).click()
  const changes = page.getByRole('region', { name: 'What changes' })
  await expect(changes).toContainText('Delegatecall to official MultiSend')
  await expect(changes.getByRole('listitem')).toHaveCount(4)
  await expect(changes).toContainText('1,850.5 USDC')
  await expect(changes).toContainText('0.625 ETH')
})

test('a lying gateway is found out: another hash, other data, another signature', async ({
  page,
}) => {
  await page.route(/\/v1\/chains\/31337\/transactions\/multisig_/, async (route) => {
    const response = await route.fetch()
    const details = await response.json()
    details.txData.value = '1'
    await route.fulfill({ response, json: details })
  })
  await page.goto(`/one:${TREASURY}/queue`)
  await page.getByRole('link', { name: /12,480.35 USDC/ }).click()
  const proof = page.getByRole('region', { name: 'Proof' })
  await expect(proof.getByText('Does not match')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Verdict' })).toContainText('Do not sign this')
  await expect(page.getByRole('region', { name: 'Who signed' })).toContainText(
    'signed by somebody else',
  )
})

test('a connected owner finds what needs them, once they have confirmed the Safe', async ({
  page,
}) => {
  await page.goto('/')
  await configureWallet(page, { answer: 'approve' })
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Demo Wallet' }).click()
  await page.getByRole('link', { name: 'See your Safes' }).click()
  await settled(page, 'Accounts')
  const inbox = page.getByRole('region', { name: 'Needs you' })
  await expect(inbox).toContainText('Nothing needs this account.')
  await page.getByRole('button', { name: 'This is mine: Orchard treasury' }).click()
  await expect(inbox.getByText('Needs your signature').first()).toBeVisible()
  await inbox.getByRole('button', { name: /Show all/ }).click()
  await expect(inbox.getByRole('link', { name: /Add owner/ })).toBeVisible()
  await page.reload()
  await expect(inbox.getByText('Needs your signature').first()).toBeVisible()
})
