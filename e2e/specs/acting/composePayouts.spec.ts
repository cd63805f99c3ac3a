import { worldAccounts } from '@countersign/demo/world'
import { expect, type Page } from '@playwright/test'
import { type Address, createClient, http, parseEther } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { getBalance } from 'viem/actions'
import { openComposer, submit, summary } from '../../support/composer.ts'
import { listPeople } from '../../support/listPeople.ts'
import { readySafe } from '../../support/readySafe.ts'
import { test } from '../../support/worldTest.ts'

const owners = [privateKeyToAccount(worldAccounts[0].privateKey)] as const

/** A Safe that Ada alone may execute for, so that only the paying is long. */
async function openPayouts(page: Page, url = '') {
  const client = createClient({ transport: http(`${url}/api/rpc/31337`), pollingInterval: 50 })
  const safe = await readySafe({ url, client, owners, threshold: 1, queue: [] })
  await openComposer(page, `/one:${safe}/send`)
  await page.getByRole('button', { name: 'Table', exact: true }).click()
  const heldBy = (address: Address | undefined) =>
    getBalance(client, { address: address ?? safe, blockTag: 'latest' })
  return { heldBy, table: page.getByLabel('Table', { exact: true }) }
}

test('R-TX-4 200 people are paid from a CSV file, in one proposal, until it is executed', async ({
  page,
  baseURL,
}) => {
  const { heldBy, table } = await openPayouts(page, baseURL)
  const { people, csv } = listPeople(0xabc000, 200)
  await page.locator('input[type=file]').setInputFiles({
    name: 'grants.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csv),
  })
  await expect(table).toHaveValue(csv)
  await expect(page.getByText('200 payments')).toBeVisible()
  await expect(page.getByText('200 recipients you do not know yet')).toBeVisible()
  await expect(summary(page)).toContainText('0.0401 ETH')
  await expect(summary(page)).toContainText('to 200 recipients')
  await expect(summary(page)).not.toContainText('Too much for one transaction')
  // Not by the kinds of its calls: the Safe has tried it.
  await expect(summary(page).locator('[data-gas="tried"]')).toContainText(
    'Whoever executes it pays',
  )
  await submit(page).click()
  await expect(page).toHaveURL(/\/tx\/0x[0-9a-f]{64}$/)
  await expect(page.getByRole('main')).toContainText('Batch of 200')
  const bar = page.getByRole('region', { name: 'What you can do' })
  await bar.getByRole('button', { name: 'Execute', exact: true }).click()
  await expect(bar.locator('[data-act="indexed"]')).toBeVisible()
  expect(await heldBy(people[0])).toBe(parseEther('0.000101'))
  expect(await heldBy(people[199])).toBe(parseEther('0.000300'))
})
