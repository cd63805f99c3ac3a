import { worldAccounts, worldContracts } from '@countersign/demo/world'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import {
  type Address,
  encodeFunctionData,
  type Hex,
  hashTypedData,
  pad,
  parseAbi,
  zeroHash,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { deployMigration } from '../../support/deployMigration.ts'
import { test } from '../../support/tamperingTest.ts'
import { settled, storyIsTold, TREASURY } from '../../support/workspace.ts'

const FIELD = '0xecdD9a1e185A990170f6607D2E08d57c36F97B8d'

test.beforeAll(async ({ request }) => storyIsTold(request))

type Named = { value: Address }
type Details = {
  txData: {
    to: Named
    hexData: Hex | null
    operation: number
    dataDecoded: { parameters: { name: string; type: string }[] } | null
  }
  detailedExecutionInfo: {
    safeTxHash: Hex
    signers: Named[]
    confirmations: { signer: Named; signature: Hex | null; submittedAt: number }[]
  }
}

/** Lets the gateway answer with a transaction that somebody has worked on. */
async function tamper(page: Page, change: (details: Details) => unknown): Promise<void> {
  await page.route(/\/v1\/chains\/31337\/transactions\/multisig_/, async (route) => {
    const details: Details = await (await route.fetch()).json()
    await change(details)
    await route.fulfill({ json: details })
  })
}

type HistoryItem = {
  transaction?: { id: string; executionInfo?: { confirmationsSubmitted?: number } | null }
}

/** The newest transaction that the treasury has executed with three signatures. */
async function openExecuted(page: Page, request: APIRequestContext): Promise<void> {
  const answer = await request.get(`/v1/chains/31337/safes/${TREASURY}/transactions/history`)
  const { results } = (await answer.json()) as { results: HistoryItem[] }
  const found = results.find(
    ({ transaction }) => transaction?.executionInfo?.confirmationsSubmitted === 3,
  )
  await page.goto(`/one:${TREASURY}/tx/${found?.transaction?.id}`)
  await settled(page, 'Transaction')
}

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const proven = (page: Page) => region(page, 'Proof').getByText('Hash proven', { exact: true })

test('R-GW-1 an executed transaction is proven by the signatures that were executed', async ({
  page,
  request,
}) => {
  await openExecuted(page, request)
  await expect(region(page, 'Who signed')).toContainText('signatures by owners')
  await expect(region(page, 'Who signed').getByText('signed by an owner')).toHaveCount(3)
  await expect(proven(page)).toBeVisible()
})

test('R-GW-1 three people who never were owners are not called owners, however well they sign', async ({
  page,
  request,
}) => {
  const strangers = [6, 7, 8].map((index) =>
    privateKeyToAccount(worldAccounts[index as 6].privateKey),
  )
  await tamper(page, async ({ detailedExecutionInfo: info }) => {
    info.confirmations = await Promise.all(
      strangers.map(async (stranger) => ({
        signer: { value: stranger.address },
        signature: await stranger.sign({ hash: info.safeTxHash }),
        submittedAt: 0,
      })),
    )
  })
  await openExecuted(page, request)
  const signed = region(page, 'Who signed')
  await expect(signed.getByText('is no owner')).toHaveCount(3)
  await expect(signed).not.toContainText('signed by an owner')
  await expect(signed).not.toContainText('signatures by owners')
  await expect(region(page, 'Proof').getByText('Does not match')).toBeVisible()
})

test('R-GW-1 owners who approved nothing are not said to have approved', async ({
  page,
  request,
}) => {
  await tamper(page, ({ detailedExecutionInfo: info }) => {
    const signers = new Set(info.confirmations.map(({ signer }) => signer.value))
    const others = info.signers.filter(({ value }) => !signers.has(value))
    for (const { value: owner } of others) {
      // No signature but a claim: that this owner has approved the hash on the chain.
      const signature: Hex = `0x${pad(owner).slice(2)}${zeroHash.slice(2)}01`
      info.confirmations.push({ signer: { value: owner }, signature, submittedAt: 0 })
    }
    if (others.length === 0) throw new Error('Everybody signed.')
  })
  await openExecuted(page, request)
  const signed = region(page, 'Who signed')
  await expect(signed.getByText('signed by an owner')).toHaveCount(3)
  await expect(signed).not.toContainText('the chain vouches for it')
  await expect(signed).not.toContainText('signatures by owners')
  await expect(proven(page)).toHaveCount(0)
})

test('R-GW-1 a reading with words in its types is not called the same', async ({ page }) => {
  await tamper(page, ({ txData: { dataDecoded } }) => {
    for (const parameter of dataDecoded?.parameters ?? []) {
      if (parameter.type === 'address') parameter.type = 'address yourOwnSafe'
    }
  })
  await page.goto(`/one:${TREASURY}/queue`)
  await page.getByRole('link', { name: /12,480.35 USDC/ }).click()
  await settled(page, 'Transaction')
  await expect(region(page, 'Proof')).toContainText('cannot be read')
  await expect(region(page, 'Proof')).not.toContainText('the same bytes')
  await expect(proven(page)).toHaveCount(0)
})

const migrationAbi = parseAbi(['function migrateToL2(address l2Singleton)'])
const { safe, usdc } = worldContracts[31337]
for (const [title, singleton, words] of [
  ['is what Safes do, to official code', safe['1.4.1'].singletonL2, /official SafeToL2Migration/],
  ['alarms when it would install other code', usdc, /put code nobody knows in the Safe’s place/],
] as const) {
  test(`R-GW-1 a delegatecall to the migration ${title}`, async ({ page, baseURL }) => {
    const migration = await deployMigration(baseURL ?? '')
    await tamper(page, ({ txData }) => {
      txData.to = { value: migration }
      txData.operation = 1
      txData.hexData = encodeFunctionData({ abi: migrationAbi, args: [singleton] })
      txData.dataDecoded = null
    })
    await page.goto(`/one:${TREASURY}/queue`)
    await page.getByRole('link', { name: /12,480.35 USDC/ }).click()
    await settled(page, 'Transaction')
    const call = region(page, 'What changes')
      .getByRole('listitem')
      .filter({ hasText: 'migrateToL2' })
    await expect(call).toContainText(words)
    const official = call.getByText('Delegatecall to official SafeToL2Migration 1.4.1', {
      exact: true,
    })
    await expect(official).toHaveCount(singleton === usdc ? 0 : 1)
  })
}

type AnyTyped = {
  domain: Record<string, unknown>
  types: Record<string, { name: string; type: string }[]>
  primaryType: string
  message: Record<string, unknown>
}

/** Lets the gateway answer with another message, and with the hash that this message really has. */
async function tamperMessage(page: Page, change: (message: AnyTyped) => void): Promise<void> {
  await page.route(/\/v1\/chains\/31338\/messages\//, async (route) => {
    const answer = await (await route.fetch()).json()
    change(answer.message)
    answer.messageHash = hashTypedData({
      domain: { chainId: 31338, verifyingContract: FIELD },
      types: { SafeMessage: [{ name: 'message', type: 'bytes' }] },
      primaryType: 'SafeMessage',
      message: { message: hashTypedData(answer.message) },
    })
    await route.fulfill({ json: answer })
  })
}

async function openDelivery(page: Page): Promise<void> {
  await page.goto(`/two:${FIELD}/messages`)
  await page.getByRole('link', { name: 'Delivery for Field notes' }).click()
  await settled(page, 'Message')
  await expect(region(page, 'Proof')).toContainText('the same as worked out here')
}

test('R-GW-4 what is not signed does not stand under what is signed, and alarms', async ({
  page,
}) => {
  await tamperMessage(page, ({ message, domain }) => {
    message.price = 'Nothing to pay'
    domain.verifyingContract = FIELD
  })
  await openDelivery(page)
  const content = region(page, 'What is signed')
  await expect(content.getByRole('alert')).toContainText('message.price')
  await expect(content.getByRole('alert')).toContainText('domain.verifyingContract')
  await expect(content).toContainText('Apples, Boskoop')
  await expect(content).not.toContainText('Nothing to pay')
})

test('R-GW-4 a domain that is shown but left out of what is hashed alarms', async ({ page }) => {
  await tamperMessage(page, ({ types }) => {
    types.EIP712Domain = []
  })
  await openDelivery(page)
  const content = region(page, 'What is signed')
  const alarms = content.getByRole('alert')
  await expect(alarms.filter({ hasText: 'domain.name' })).toBeVisible()
  await expect(alarms.filter({ hasText: 'names no site' })).toBeVisible()
  await expect(content).toContainText('Apples, Boskoop')
  await expect(content).not.toContainText('Field notes')
})

test('R-GW-4 a domain whose type is not stated is hashed by its fields, as usual', async ({
  page,
}) => {
  await tamperMessage(page, ({ types }) => {
    delete types.EIP712Domain
  })
  await openDelivery(page)
  const content = region(page, 'What is signed')
  await expect(content).toContainText('Field notes')
  await expect(content.getByRole('alert')).toHaveCount(0)
})
