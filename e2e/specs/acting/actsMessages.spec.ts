import { expect, type Page } from '@playwright/test'
import { type Address, type Hex, hashMessage, parseAbi } from 'viem'
import { readContract } from 'viem/actions'
import { copied } from '../../support/copied.ts'
import { test } from '../../support/ownersTest.ts'
import { nodeOf, safeOfThree } from '../../support/safeOfThree.ts'
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

// What is signed on the chain, and who may not sign, is gone through in `integration/acting/messages`.
test('R-GW-4 R-UI-4 two owners in two windows co-sign a text, and the Safe’s contract accepts the copied signature', async ({
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
  await soundInEveryLook(ada)
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
