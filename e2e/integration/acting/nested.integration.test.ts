import type { VisitedServer } from '@countersign/web/visit'
import { type Address, encodeFunctionData, type Hex, type PrivateKeyAccount, parseAbi } from 'viem'
import { expect, it } from 'vitest'
import { createVisits } from '../../support/createVisits.ts'
import { safeOf, safeOfSafe } from '../../support/safeOfSafe.ts'
import { adaKey, benKey, chiomaKey } from '../../support/safeOfThree.ts'
import { safeTxOf } from '../../support/safeTx.ts'
import type { VisitedPage } from '../../support/visitAs.ts'

const TREE = 'Owners that are Safes'
/** What is proposed, before it is signed. */
const ASKED = 'Confirm another Safe’s transaction'

const safeAbi = parseAbi(['function approveHash(bytes32 hashToApprove)'])

const visits = createVisits()

/** Opens what waits first in a Safe, as one of its people. */
async function open(who: PrivateKeyAccount, safe: Address, tamper?: VisitedServer['tamper']) {
  const page = await visits.visit(`/one:${safe}/queue`, { who, tamper })
  await page.settled()
  await page.press(/^Send/, 'Nonce 0')
  await page.settled()
  return page
}

/** Executes what is shown, until the gateway has read of it. */
async function executeHere(at: VisitedPage) {
  await at.press('Execute', 'What you can do')
  await at.says('What you can do', 'Indexed')
}

it('R-TX-4 three levels deep: refused until one of the people begins, then done in order', async () => {
  const own = await safeOf(visits.server.url, adaKey, [])
  const parent = await safeOf(visits.server.url, benKey, [own])
  const child = await safeOfSafe(visits.server.url, parent)
  const early = await open(adaKey, child)
  await early.says(TREE, 'You own this Safe only through another Safe')
  expect(early.find('button', /./, TREE)).toBeUndefined()

  const ben = await open(benKey, child)
  await ben.press('Propose its confirmation', TREE)
  await ben.press('Sign and propose', ASKED)
  await ben.says(TREE, '1 of 2 signed')

  const ada = await open(adaKey, child)
  await ada.says(TREE, 'A Safe of yours is an owner of it: go on below.')
  await ada.press('Propose its confirmation', TREE)
  await ada.press('Sign and propose', ASKED)
  await ada.press('Review and execute its confirmation', TREE)
  await executeHere(ada)
  const again = await open(adaKey, child)
  await again.says(TREE, 'Confirmed on the chain')
  await again.press('Review and execute its confirmation', TREE)
  await executeHere(again)
  const last = await open(adaKey, child)
  await last.press('Execute', 'What you can do')
  await last.reads('Executed')
})

it('R-JDG-4 the confirmation of an owner Safe is shown in full before it is signed: whose, what it confirms, its hash', async () => {
  const parent = await safeOf(visits.server.url, adaKey, [benKey])
  const child = await safeOfSafe(visits.server.url, parent)
  const ada = await open(adaKey, child)
  const [, shown = ''] = await ada.goes(/(0x[0-9a-f]{64})$/)
  await ada.press('Propose its confirmation', TREE)
  const approving = encodeFunctionData({
    ...{ abi: safeAbi, functionName: 'approveHash' },
    args: [shown as Hex], // by its form
  })
  const { safeTxHash } = safeTxOf(parent, 0, { to: child, value: 0n, data: approving })
  // The very hash that the wallet is then asked to sign, and what that confirms.
  await ada.says(ASKED, safeTxHash)
  await ada.says(ASKED, 'What it confirms')
  await ada.says(ASKED, 'Whoever signs here signs that, too.')
  await ada.says(ASKED, new RegExp(`${parent.slice(2, 6)}.*confirms a hash`, 'i'))
  await ada.press('Sign and propose', ASKED)
  await ada.says(TREE, '1 of 2 signed')
  expect(await proposedHashes(parent)).toEqual([safeTxHash])
})

/** What waits in a Safe, by the gateway. */
async function proposedHashes(safe: Address): Promise<string[]> {
  const path = `/v1/chains/31337/safes/${safe}/transactions/queued`
  const { results } = await (await fetch(`${visits.server.url}${path}`)).json()
  const found = JSON.stringify(results).matchAll(/_(0x[0-9a-f]{64})"/g)
  return [...new Set([...found].map(([, hash = '']) => hash))]
}

it('R-TX-4 what is deeper than three is refused with a sentence', async () => {
  const own = await safeOf(visits.server.url, adaKey, [])
  const second = await safeOf(visits.server.url, benKey, [own])
  const third = await safeOf(visits.server.url, benKey, [second])
  const waiting = [{ value: 1n, signers: [chiomaKey] }]
  const child = await safeOf(visits.server.url, chiomaKey, [third], waiting)
  const ada = await open(adaKey, child)
  await ada.says(TREE, 'more Safes than are gone through here: three in a row')
  expect(ada.find('button', /./, TREE)).toBeUndefined()
})

it('R-GW-4 a hash that nobody knows is not confirmed as if it were known', async () => {
  const parent = await safeOf(visits.server.url, adaKey, [benKey])
  const child = await safeOfSafe(visits.server.url, parent)
  const ada = await open(adaKey, child)
  const [, shown] = await ada.goes(/(0x[0-9a-f]{64})$/)
  await ada.press('Propose its confirmation', TREE)
  await ada.press('Sign and propose', ASKED)
  await ada.press(/^Its confirmation/, TREE)
  await ada.reads('Whoever signs here signs that, too.')
  const { pathname } = window.location
  // The gateway shows another sum for the same hash.
  const tamper: VisitedServer['tamper'] = (answer, { url }) =>
    url.pathname.endsWith(`/transactions/${shown}`)
      ? JSON.parse(JSON.stringify(answer).replaceAll('"value":"1"', '"value":"2"'))
      : answer
  const page = await visits.visit(pathname, { tamper })
  await page.reads('nobody can tell what that stands for')
  await page.reads('Signing it would be signing blindly.')
})
