import { expect, type Page } from '@playwright/test'
import { type Address, type Hex, hashMessage, hashTypedData, parseAbi, zeroAddress } from 'viem'
import { readContract } from 'viem/actions'
import { bar, button } from '../../support/actionBar.ts'
import { copied } from '../../support/copied.ts'
import { test } from '../../support/ownersTest.ts'
import { deploySafe, planSafe } from '../../support/safe.ts'
import { adaKey, nodeOf, safeOfThree } from '../../support/safeOfThree.ts'
import { soundInEveryLook } from '../../support/soundInEveryLook.ts'
import { configureWallet } from '../../support/wallet.ts'
import { settled } from '../../support/workspace.ts'

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const write = (page: Page) => page.getByRole('textbox', { name: 'What the Safe is to stand by' })
const sign = (page: Page) => page.getByRole('button', { name: 'Sign as owner' })

const abi = parseAbi(['function isValidSignature(bytes32, bytes) view returns (bytes4)'])

/** As a website asks, at the Safe itself and through nobody's page. */
async function accepts(url: string | undefined, safe: Address, hash: Hex, signature: Hex) {
  const ask = { address: safe, abi, functionName: 'isValidSignature' } as const
  try {
    const answer = await readContract(nodeOf(url ?? ''), { ...ask, args: [hash, signature] })
    return answer === '0x1626ba7e'
  } catch {
    return false
  }
}

const TYPED = {
  domain: { name: 'Orchard market', version: '1', chainId: 31337 },
  types: {
    Order: [
      { name: 'what', type: 'string' },
      { name: 'crates', type: 'uint256' },
    ],
  },
  primaryType: 'Order',
  message: { what: 'Quinces', crates: '12' },
} as const

test('R-GW-4 two owners in two windows co-sign a text, and the Safe’s contract accepts the copied signature', async ({
  asOwner,
  baseURL,
}) => {
  const safe = await safeOfThree(baseURL)
  const ada = await asOwner(0, `/one:${safe}/messages`)
  await settled(ada, 'Messages')
  await expect(sign(ada)).toHaveAttribute('aria-disabled', 'true')
  const text = 'The orchard stands by its harvest report.\nAll of it.'
  await write(ada).fill(text)
  // A refusal is a sentence, and the way is open again.
  await configureWallet(ada, { answer: 'reject' })
  await sign(ada).click()
  await expect(ada.getByText('Refused in the wallet. Nothing was sent.')).toBeVisible()
  await configureWallet(ada, { answer: 'approve' })
  await sign(ada).click()
  await expect(ada).toHaveURL(/\/msg\/0x/)
  await settled(ada, 'Message')
  await expect(region(ada, 'Who signed')).toContainText('1 valid of 2 needed')
  await expect(ada.getByRole('button', { name: 'You have signed it' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )

  const ben = await asOwner(1, new URL(ada.url()).pathname)
  await settled(ben, 'Message')
  await expect(region(ben, 'What is signed')).toContainText('stands by its harvest report')
  await sign(ben).click()
  await expect(region(ben, 'Who signed')).toContainText('2 valid of 2 needed')
  await expect(region(ben, 'Proof')).toContainText('accepts the signature')
  await expect(sign(ben)).toHaveCount(0)
  await ben.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const prepared = region(ben, 'Prepared signature').getByRole('button', { name: /Copy/ })
  const signature = (await copied(prepared)) as Hex // asked of the contract right here
  expect(await accepts(baseURL, safe, hashMessage(text), signature)).toBe(true)
  expect(await accepts(baseURL, safe, hashMessage(`${text} Or not.`), signature)).toBe(false)
})

/** That something is meant of which the hash alone is known. */
const typeDigest = (page: Page) =>
  bar(page)
    .getByLabel(/type: digest/)
    .fill('digest')

test('R-GW-4 two owners sign typed data on the chain, and the Safe’s contract accepts it without a signature', async ({
  asOwner,
  baseURL,
}) => {
  const safe = await safeOfThree(baseURL)
  const ada = await asOwner(0, `/one:${safe}/messages`)
  await settled(ada, 'Messages')
  await ada.getByRole('radio', { name: 'Typed data (EIP-712)' }).check()
  const field = ada.getByRole('textbox', { name: 'Typed data as JSON' })
  const extra = { ...TYPED, message: { ...TYPED.message, note: 'for free' } }
  await field.fill('{')
  await expect(ada.getByText('This is no JSON.')).toBeVisible()
  await field.fill(JSON.stringify(extra))
  await expect(ada.getByText('Its types do not declare all of its fields.')).toBeVisible()
  await field.fill(JSON.stringify(TYPED))
  await expect(region(ada, 'What is signed')).toContainText('Quinces')
  // Nobody here knows what an order is: whoever signs it says so.
  const keep = ada.getByRole('button', { name: 'Sign on the chain' })
  await expect(keep).toHaveAttribute('aria-disabled', 'true')
  await ada.getByRole('textbox', { name: 'To sign all the same, type: unknown' }).fill('unknown')
  await keep.click()
  await expect(ada).toHaveURL(/\/tx\//)
  await settled(ada, 'Transaction')
  // Its hash alone does not tell the other owners what it is.
  await expect(ada.locator('[data-verdict]').first()).toHaveAttribute('data-verdict', 'unchecked')
  await expect(button(ada, 'Execute')).toHaveAccessibleDescription('First type what is asked for.')

  const ben = await asOwner(1, new URL(ada.url()).pathname)
  await typeDigest(ben)
  await button(ben, 'Confirm').click()
  await expect(button(ben, 'Confirm')).toHaveAccessibleDescription('You have signed it.')
  const digest = hashTypedData(TYPED as never) // viem wants numbers as numbers
  expect(await accepts(baseURL, safe, digest, '0x')).toBe(false)
  await button(ben, 'Execute').click()
  await expect(bar(ben).locator('[data-act="indexed"]')).toBeVisible()
  expect(await accepts(baseURL, safe, digest, '0x')).toBe(true)

  await ben.goto(`/one:${safe}/messages`)
  await settled(ben, 'Messages')
  await ben.getByRole('radio', { name: 'Typed data (EIP-712)' }).check()
  await ben.getByRole('textbox', { name: 'Typed data as JSON' }).fill(JSON.stringify(TYPED))
  await expect(ben.getByText('Signed on the chain: the Safe’s contract accepts it')).toBeVisible()
})

test('R-GW-4 a Safe whose handler answers nobody keeps a message on the chain, and the page says what that is worth', async ({
  asOwner,
  baseURL,
}) => {
  const client = nodeOf(baseURL ?? '')
  const plan = { fallbackHandler: zeroAddress }
  const safe = await planSafe(client, [adaKey], BigInt(Date.now()), plan)
  await deploySafe(client, adaKey, safe)
  const ada = await asOwner(0, `/one:${safe.address}/messages`)
  await settled(ada, 'Messages')
  await write(ada).fill('Kept by the Safe alone')
  await expect(ada.getByText('does not answer sites that ask about signatures')).toBeVisible()
  await ada.getByRole('button', { name: 'Sign on the chain' }).click()
  await expect(ada).toHaveURL(/\/tx\//)
  await typeDigest(ada)
  await button(ada, 'Execute').click()
  await expect(bar(ada).locator('[data-act="indexed"]')).toBeVisible()
  await ada.goto(`/one:${safe.address}/messages`)
  await settled(ada, 'Messages')
  await write(ada).fill('Kept by the Safe alone')
  await expect(ada.getByText('Kept by the Safe on the chain; its handler')).toBeVisible()
  const digest = hashMessage('Kept by the Safe alone')
  expect(await accepts(baseURL, safe.address, digest, '0x')).toBe(false)
})

test('R-UI-4 a message that is being written breaks no rule of axe, and strangers are told why they cannot sign', async ({
  asOwner,
  baseURL,
}) => {
  const safe = await safeOfThree(baseURL)
  const dario = await asOwner(3, `/one:${safe}/messages`)
  await settled(dario, 'Messages')
  await write(dario).fill('Anything')
  await expect(dario.getByText('Only owners of this Safe can sign.')).toBeVisible()
  await expect(sign(dario)).toHaveAttribute('aria-disabled', 'true')
  await soundInEveryLook(dario)
})
