import { worldAccounts } from '@countersign/demo/world'
import { expect, type Page } from '@playwright/test'
import { type Address, createClient, http, numberToHex, pad, parseEther } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { getBalance } from 'viem/actions'
import { openComposer, submit, summary } from '../../support/composer.ts'
import { readySafe } from '../../support/readySafe.ts'
import { executeElsewhere } from '../../support/safeTx.ts'
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
  return { safe, client, heldBy, table: page.getByLabel('Table', { exact: true }) }
}

/** Nobody has these yet, and each gets another amount. */
function listPeople(from: number, count: number) {
  const people = Array.from({ length: count }, (_, index) =>
    pad(numberToHex(from + index), { size: 20 }),
  )
  const rows = people.map((to, index) => `${to};0,000${index + 101};ETH;Grant ${index + 1}`)
  return { people, csv: ['to;amount;token;reference', ...rows].join('\n') }
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

test('R-TX-4 what is too much for one transaction is proposed in parts, and executed in order', async ({
  page,
  request,
  baseURL,
}) => {
  const { safe, client, heldBy, table } = await openPayouts(page, baseURL)
  const { people, csv } = listPeople(0xdef000, 450)
  await table.fill(csv)
  await expect(page.getByText('450 payments')).toBeVisible()
  await expect(summary(page)).toContainText('it becomes 2 proposals')
  await submit(page).click()
  await expect(summary(page)).toContainText('Proposed 1 of 2')
  // What is left is kept, and goes on where it was.
  await page.reload()
  await expect(summary(page)).toContainText('Proposed 1 of 2')
  await expect(table).toBeDisabled()
  await expect(submit(page)).toHaveText('Sign and propose part 2 of 2')
  await submit(page).click()
  await expect(page).toHaveURL(/\/tx\/0x[0-9a-f]{64}$/)

  // What a click executes is seen above: these are executed as they were proposed.
  const queue = await request.get(`/v1/chains/31337/safes/${safe}/transactions/queued`)
  const { results } = (await queue.json()) as { results: { transaction?: { id: string } }[] }
  const parts = results.flatMap(({ transaction }) => transaction?.id ?? [])
  expect(parts).toHaveLength(2)
  for (const [nonce, id] of parts.entries()) {
    const { txData } = await (await request.get(`/v1/chains/31337/transactions/${id}`)).json()
    const { to, value, hexData: data, operation } = txData
    const call = { to: to.value, value: BigInt(value), data, operation }
    await executeElsewhere(client, [owners[0]], { safe, nonce, ...call })
  }
  expect(await heldBy(people[449])).toBe(parseEther('0.000550'))
  expect(await heldBy(people[0])).toBe(parseEther('0.000101'))
})
