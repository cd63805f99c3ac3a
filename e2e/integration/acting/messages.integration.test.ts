import { worldAccounts } from '@countersign/demo/world'
import {
  type Address,
  type Hex,
  hashMessage,
  hashTypedData,
  type PrivateKeyAccount,
  parseAbi,
  zeroAddress,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { readContract } from 'viem/actions'
import { expect, it } from 'vitest'
import { createVisits } from '../../support/createVisits.ts'
import { deploySafe, planSafe } from '../../support/safe.ts'
import { adaKey, benKey, safeOfThree } from '../../support/safeOfThree.ts'
import type { VisitedPage } from '../../support/visitAs.ts'

const WRITE = 'What the Safe is to stand by'
const TYPED_FIELD = 'Typed data as JSON'
const BAR = 'What you can do'
/** What is proposed, before it is signed. */
const ASKED = 'Sign a message on the chain'
const TEXT = 'The orchard stands by its harvest report.'

const visits = createVisits()

async function visit(path: string, who: PrivateKeyAccount = adaKey): Promise<VisitedPage> {
  const page = await visits.visit(path, { who })
  await page.settled()
  return page
}

const abi = parseAbi(['function isValidSignature(bytes32, bytes) view returns (bytes4)'])

/** As a website asks, at the Safe itself and through nobody's page. */
async function accepts(safe: Address, hash: Hex): Promise<boolean> {
  const ask = { address: safe, abi, functionName: 'isValidSignature' } as const
  try {
    return (
      (await readContract(visits.server.client, { ...ask, args: [hash, '0x'] })) === '0x1626ba7e'
    )
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

it('R-GW-4 two owners sign typed data on the chain, and the Safe’s contract accepts it without a signature', async () => {
  const safe = await safeOfThree(visits.server.url)
  const ada = await visit(`/one:${safe}/messages`)
  await ada.check('Typed data (EIP-712)')
  const extra = { ...TYPED, message: { ...TYPED.message, note: 'for free' } }
  for (const [text, sentence] of [
    ['{', 'This is no JSON.'],
    [JSON.stringify(extra), 'Its types do not declare all of its fields.'],
    [JSON.stringify(TYPED), 'Quinces'],
  ] as const) {
    await ada.fill(TYPED_FIELD, text)
    await ada.reads(sentence)
  }
  // Nobody here knows what an order is: whoever signs it says so.
  await expect.poll(() => ada.off('Sign on the chain')).not.toBeNull()
  await ada.fill('To sign all the same, type: unknown', 'unknown')
  await ada.press('Sign on the chain')
  await ada.fill(/type: digest/, 'digest', ASKED)
  await ada.press('Sign and propose', ASKED)
  const [path] = await ada.goes(/.*\/tx\/.*/)
  await ada.settled()
  // Its hash alone does not tell the other owners what it is.
  await expect
    .poll(() => document.querySelector('[data-verdict]')?.getAttribute('data-verdict'))
    .toBe('unchecked')
  await expect.poll(() => ada.off('Execute', BAR)).toBe('First type what is asked for.')

  const ben = await visit(path, benKey)
  await ben.fill(/type: digest/, 'digest', BAR)
  await ben.press('Confirm', BAR)
  await expect.poll(() => ben.off('Confirm', BAR)).toBe('You have signed it.')
  const digest = hashTypedData(TYPED as never) // viem wants numbers as numbers
  expect(await accepts(safe, digest)).toBe(false)
  await ben.press('Execute', BAR)
  await expect.poll(() => accepts(safe, digest)).toBe(true)

  const again = await visit(`/one:${safe}/messages`, benKey)
  await again.check('Typed data (EIP-712)')
  await again.fill(TYPED_FIELD, JSON.stringify(TYPED))
  await again.reads('Signed on the chain: the Safe’s contract accepts it')
})

it('R-GW-4 a Safe whose handler answers nobody keeps a message on the chain, and the page says what that is worth', async () => {
  const plan = { fallbackHandler: zeroAddress }
  const safe = await planSafe(visits.server.client, [adaKey], BigInt(Date.now()), plan)
  await deploySafe(visits.server.client, adaKey, safe)
  const ada = await visit(`/one:${safe.address}/messages`)
  await ada.fill(WRITE, TEXT)
  await ada.reads('does not answer sites that ask about signatures')
  await ada.press('Sign on the chain')
  await ada.fill(/type: digest/, 'digest', ASKED)
  await ada.press('Sign and propose', ASKED)
  await ada.goes(/\/tx\//)
  await ada.fill(/type: digest/, 'digest', BAR)
  await ada.press('Execute', BAR)
  await ada.says(BAR, 'Indexed')
  const again = await visit(`/one:${safe.address}/messages`)
  await again.fill(WRITE, TEXT)
  await again.reads('Kept by the Safe on the chain; its handler')
  expect(await accepts(safe.address, hashMessage(TEXT))).toBe(false)
})

it('R-GW-4 who owns nothing of a Safe is told why they cannot sign for it', async () => {
  const safe = await safeOfThree(visits.server.url)
  const dario = privateKeyToAccount(worldAccounts[3].privateKey)
  const at = await visit(`/one:${safe}/messages`, dario)
  await at.fill(WRITE, 'Anything')
  await at.reads('Only owners of this Safe can sign.')
  expect(await at.off('Sign as owner')).not.toBeNull()
})

it('R-ERR-4 a co-signer’s file is checked, and counts', async () => {
  const safe = await safeOfThree(visits.server.url)
  const hash = hashTypedData({
    domain: { chainId: 31337, verifyingContract: safe },
    types: { SafeMessage: [{ name: 'message', type: 'bytes' }] },
    primaryType: 'SafeMessage',
    message: { message: hashMessage(TEXT) },
  })
  const file = {
    ...{ kind: 'safe-message', version: 1, chainId: 31337, safe, messageHash: hash },
    message: TEXT,
    signatures: [{ signer: benKey.address, signature: await benKey.sign({ hash }) }],
  }
  const ada = await visit(`/one:${safe}/messages`)
  const FILE = 'main input[type=file]'
  await ada.take(FILE, JSON.stringify({ ...file, message: 'Eve may have it' }))
  await ada.reads('The hash in this file is not that of its message.')
  await ada.take(FILE, JSON.stringify(file))
  await ada.reads('The signatures are taken in and shared')
  await ada.press(/harvest report/)
  await ada.reads('1 valid of 2 needed')
})
