import { worldAccounts, worldContracts } from '@countersign/demo/world'
import { createGateway, getTransaction } from '@countersign/gateway'
import type { VisitedServer } from '@countersign/web/visit'
import { type Address, encodeFunctionData, type Hex, parseAbi } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { createVisits } from '../../support/createVisits.ts'
import { deployGuard } from '../../support/deployGuard.ts'
import { proposeElsewhere } from '../../support/proposeElsewhere.ts'
import { readReview } from '../../support/readReview.ts'
import { benKey, chiomaKey, safeOfThree } from '../../support/safeOfThree.ts'
import { executeElsewhere, safeTxOf } from '../../support/safeTx.ts'
import type { VisitedPage } from '../../support/visitAs.ts'

const dario = privateKeyToAccount(worldAccounts[3].privateKey)
const DARIO = dario.address
const { usdc, allowanceModule, safe: releases } = worldContracts[31337]
const official = releases['1.3.0'].fallbackHandler
const SUBMIT = 'Sign and propose'
const MEANT = 'I have read the warnings, and mean it.'
const DIFF = '[data-diff]'

const visits = createVisits()

/** Ada, at her Safe's settings as they are by now. */
async function atSettings(safe: Address): Promise<VisitedPage> {
  const page = await visits.visit(`/one:${safe}/settings`)
  await page.settled()
  return page
}

/** Ada proposes what she has composed; the other owner reads it, and both execute what was proposed. */
async function agree(ada: VisitedPage, safe: Address) {
  await ada.press(SUBMIT)
  const [, id = ''] = await ada.goes(/\/tx\/(0x[0-9a-f]{64})/)
  await visits.leave()
  const read = await readReview(visits.server.visited, { safe, id })
  const { txData, detailedExecutionInfo } = await createGateway({
    baseUrl: visits.server.url,
  }).call(getTransaction, { chainId: '31337', transactionId: id })
  if (!txData || detailedExecutionInfo?.type !== 'MULTISIG') throw new Error('no proposal')
  await executeElsewhere(visits.server.client, [benKey, chiomaKey], {
    ...{ safe, nonce: detailedExecutionInfo.nonce, to: txData.to.value },
    value: BigInt(txData.value ?? 0),
    data: (txData.hexData ?? '0x') as Hex, // the gateway has checked it
    operation: txData.operation,
  })
  return read
}

describe('R-GW-3 what an owner changes on the page is what the others read, and what is so when it was executed', () => {
  it('another owner in a third one’s place; who cannot sign is refused', async () => {
    const safe = await safeOfThree(visits.server.url)
    const ada = await atSettings(safe)
    await ada.press(new RegExp(`^Replace: .*${chiomaKey.address.slice(-4)}`))
    for (const [who, sentence] of [
      [benKey.address, 'This is an owner already.'],
      [usdc, 'This contract does not know how to sign'],
    ] as const) {
      await ada.fill('Who takes their place', who)
      await ada.reads(sentence)
      expect(document.querySelector(DIFF)).toBeNull()
    }
    await ada.fill('Who takes their place', DARIO)
    await ada.reads('Goes', DIFF)
    await ada.reads('Comes', DIFF)
    expect((await agree(ada, safe)).text).toContain('Comes')
    const after = await atSettings(safe)
    await after.reads('2 of 3 owners have to sign')
    await after.reads(`${DARIO.slice(0, 6)}…${DARIO.slice(-4)}`)
  })

  it('a module, with the warning that it could take everything; and without it again', async () => {
    const safe = await safeOfThree(visits.server.url)
    const warning = 'A module can move everything without a single signature.'
    const none = 'None. Nothing happens without signatures.'
    const ada = await atSettings(safe)
    await ada.reads(none)
    await ada.press('Let a module in')
    await ada.fill('Module', DARIO)
    await ada.reads('it cannot be a module')
    expect(document.querySelector(DIFF)).toBeNull()
    await ada.fill('Module', allowanceModule)
    await ada.reads('Comes', DIFF)
    await ada.reads(warning)
    expect(await ada.off(SUBMIT)).not.toBeNull()
    await ada.check(MEANT)
    expect((await agree(ada, safe)).text).toContain(warning)

    const again = await atSettings(safe)
    await again.reads('These can move everything')
    await again.press(/^Turn off: /)
    await again.reads('Goes', DIFF)
    await agree(again, safe)
    await (await atSettings(safe)).reads(none)
  })

  it('a guard, with the warning that it could block everything; and without it again', async () => {
    const [safe, guard] = [
      await safeOfThree(visits.server.url),
      await deployGuard(visits.server.url),
    ]
    const ada = await atSettings(safe)
    await ada.press('Set a guard')
    await ada.fill('Guard', usdc)
    await ada.reads('This is no guard')
    expect(document.querySelector(DIFF)).toBeNull()
    await ada.fill('Guard', guard)
    await ada.reads('Now: none', DIFF)
    await ada.reads('A guard can stop every transaction')
    expect(await ada.off(SUBMIT)).not.toBeNull()
    await ada.check(MEANT)
    await ada.fill(/last six characters/, guard.slice(-6))
    const { text, findings } = await agree(ada, safe)
    expect(text).toContain('A guard can stop every transaction')
    expect(findings.join()).toContain('(a guard)')

    const again = await atSettings(safe)
    await again.reads('It checks every transaction')
    await again.press('Remove guard')
    await again.reads('Then: none', DIFF)
    // Warned, too, of what it has kept from happening.
    await again.reads('What the guard has kept from happening')
    await again.check(MEANT)
    await agree(again, safe)
    await (await atSettings(safe)).reads('None. Whatever enough owners sign is executed.')
  })

  it('another handler, of which only strangers’ are warned of; and none', async () => {
    const safe = await safeOfThree(visits.server.url)
    const ada = await atSettings(safe)
    await ada.press('Set another handler')
    for (const [who, sentence] of [
      [DARIO, 'it cannot answer for the Safe'],
      [releases['1.4.1'].fallbackHandler, 'Nothing would change.'],
      [usdc, 'Nobody here knows this contract'],
    ] as const) {
      await ada.fill('Fallback handler', who)
      await ada.reads(sentence)
    }
    expect(ada.find('input', MEANT)).toBeDefined()
    // What Safe's makers published is known: nothing to warn of.
    await ada.fill('Fallback handler', official)
    await ada.reads('Fallback handler', DIFF)
    expect(ada.find('input', MEANT)).toBeUndefined()
    await agree(ada, safe)

    const again = await atSettings(safe)
    await again.reads(official)
    await again.press('Remove handler')
    await again.reads('The Safe could no longer sign messages for websites.')
    await again.check(MEANT)
    await agree(again, safe)
    await (await atSettings(safe)).reads('None. This Safe cannot sign messages for websites.')
  })

  it('a limit: who has it spends until it refuses, with its reason; and none again', async () => {
    const safe = await safeOfThree(visits.server.url)
    const ada = await atSettings(safe)
    await ada.press('Add a limit')
    await ada.fill('Who may spend', DARIO)
    await ada.fill('Amount', '2')
    await ada.reads('Modules', DIFF)
    await ada.check(MEANT)
    await ada.fill(/type: rights/, 'rights')
    const { text, findings } = await agree(ada, safe)
    // Who is to agree reads what the contract is told.
    expect(text).toContain('setAllowance')
    expect(text).toContain('2,000,000,000,000,000,000')
    expect(text).toMatch(/may spend 2\sETH every day\. No owner signs for that\./)
    expect(findings.join()).toContain('May then spend ETH of this Safe without the owners')

    const held = Promise.withResolvers<void>()
    // Whom the owners paid, and forgers may therefore imitate.
    const tamper: VisitedServer['tamper'] = async (answer, { url }) => {
      if (url.pathname.includes('multisig-transactions')) await held.promise
      return answer
    }
    const page = await visits.visit(`/one:${safe}/settings`, { who: dario, tamper })
    const limit = `[data-limit="${DARIO}"]`
    await page.reads('Every day', limit)
    await page.press('Spend: ETH')
    await page.fill('To', benKey.address)
    await page.fill('Amount in ETH', '2.5')
    await page.reads('There is 2 ETH left of this limit.', limit)
    await page.fill('Amount in ETH', '0.6')
    await page.reads('Something is still being looked up.', limit)
    expect(await page.off('Review')).toBe('Something is still being looked up.')
    held.resolve()
    await page.press('Review')
    await page.press('Send with wallet')
    await page.reads('1.4', `${limit} [data-left]`)
    // The limit would allow it; the Safe does not have it.
    await page.press('Review')
    await page.reads('The contract refuses it: The Safe could not pay', limit)
    await page.fill('Amount in ETH', '1.5')
    await page.reads('There is 1.4 ETH left of this limit.', limit)

    const again = await atSettings(safe)
    await again.press(/^Remove: ETH of/)
    await agree(again, safe)
    await (await atSettings(safe)).reads('Nobody spends anything without')
  })

  it('R-GW-4 the newest official version, for a Safe 1.3.0', async () => {
    const safe = await safeOfThree(visits.server.url, [], releases['1.3.0'].singleton)
    const ada = await atSettings(safe)
    await ada.reads('Official code: Safe 1.3.0, by its hash')
    await ada.press('Update version')
    await ada.reads('Now: 1.3.0', DIFF)
    await ada.reads('Then: 1.4.1', DIFF)
    expect((await agree(ada, safe)).text).toContain('Then: 1.4.1')
    const after = await atSettings(safe)
    await after.reads('Official code: Safe 1.4.1, by its hash')
    await after.reads('2 of 3 owners have to sign')
    await after.reads('Gateway and chain agree')
  })
})

it('R-GW-4 a lock-out that was proposed elsewhere is said to whoever should sign it, and never in green', async () => {
  // Its code would take anything for a guard, and never execute again.
  const safe = await safeOfThree(visits.server.url, [], releases['1.3.0'].singleton)
  const abi = parseAbi(['function setGuard(address guard)'])
  const data = encodeFunctionData({ abi, functionName: 'setGuard', args: [DARIO] })
  const call = { to: safe, value: 0n, data }
  await proposeElsewhere(visits.server.url, safe, { ...call, nonce: 0, signers: [benKey] })
  await visits.server.untilRead()
  const read = await readReview(visits.server.visited, {
    safe,
    id: safeTxOf(safe, 0, call).safeTxHash,
  })
  expect(read.verdict).toBe('mismatch')
  expect(read.text).toContain('This is no guard')
  expect(read.findings.join()).toContain('locks its owners out')
})
