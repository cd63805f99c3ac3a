import { worldAccounts } from '@countersign/demo/world'
import type { Address } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, it } from 'vitest'
import { createVisits } from '../../support/createVisits.ts'
import { proposeElsewhere } from '../../support/proposeElsewhere.ts'
import { safeOfThree } from '../../support/safeOfThree.ts'
import { safeTxOf } from '../../support/safeTx.ts'

const dario = privateKeyToAccount(worldAccounts[3].privateKey)
const SHORT = `${dario.address.slice(0, 6)}…${dario.address.slice(-4)}`
const NONE = 'None. Only owners propose.'
const PROVEN = 'as a delegate, both have signed, of'
const CLAIMED = 'as a delegate, says the gateway'

const visits = createVisits()

/** Ada lets Dario propose, on the page of the settings. */
async function letDario(safe: Address) {
  const ada = await visits.visit(`/one:${safe}/settings`)
  await ada.reads(NONE)
  await ada.press('Let somebody propose')
  await ada.fill('Who', dario.address)
  await ada.press('Sign')
  await ada.reads('Give them a name')
  await ada.fill('What you call them', 'Dario, accounts')
  await ada.press('Sign')
  await ada.reads('Dario, accounts', '[data-delegate]')
}

const payment = { to: dario.address, value: 5n, nonce: 0 }

it('R-GW-16 an owner lets somebody propose, the review names both, and it ends on the same page', async () => {
  const safe = await safeOfThree(visits.server.url)
  const propose = (nonce: number) =>
    proposeElsewhere(visits.server.url, safe, { ...payment, nonce, signers: [dario] })
  await expect(propose(0)).rejects.toThrow('Invalid signature')
  await letDario(safe)
  await propose(0)
  const { safeTxHash } = safeTxOf(safe, 0, payment)
  const review = await visits.visit(`/one:${safe}/tx/${safeTxHash}`)
  await review.reads(PROVEN)
  await review.reads(SHORT)
  expect(review.text()).not.toContain(CLAIMED)
  const settings = await visits.visit(`/one:${safe}/settings`)
  await settings.press(/^End what /)
  await settings.reads(NONE)
  await expect(propose(1)).rejects.toThrow('Invalid signature')
})

it('R-GW-16 a gateway whose proof is of something else proves nothing', async () => {
  const safe = await safeOfThree(visits.server.url)
  await letDario(safe)
  const signers = [dario]
  await proposeElsewhere(visits.server.url, safe, { ...payment, value: 7n, signers })
  const { safeTxHash } = safeTxOf(safe, 0, { ...payment, value: 7n })
  const review = await visits.visit(`/one:${safe}/tx/${safeTxHash}`, {
    tamper: (answer) =>
      // Whatever an answer says of the hour.
      JSON.parse(JSON.stringify(answer ?? null).replace(/"signedHour":\d+/, '"signedHour":1')),
  })
  await review.reads(CLAIMED)
  expect(review.text()).not.toContain(PROVEN)
})
