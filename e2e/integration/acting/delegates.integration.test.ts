import { worldAccounts } from '@countersign/demo/world'
import { delegationTypedData } from '@countersign/safe'
import type { Address } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, it } from 'vitest'
import { createVisits } from '../../support/createVisits.ts'
import { proposeElsewhere } from '../../support/proposeElsewhere.ts'
import { adaKey, safeOfThree } from '../../support/safeOfThree.ts'
import { safeTxOf } from '../../support/safeTx.ts'

const HOUR = 3_600_000
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

const payment = { to: dario.address, value: 5n }
const propose = (safe: Address, nonce: number) =>
  proposeElsewhere(visits.server.url, safe, { ...payment, nonce, signers: [dario] })

it('R-GW-16 an owner lets somebody propose, and ends it, on the page of the settings', async () => {
  const safe = await safeOfThree(visits.server.url)
  await expect(propose(safe, 0)).rejects.toThrow('Invalid signature')
  await letDario(safe)
  await propose(safe, 0)
  const settings = await visits.visit(`/one:${safe}/settings`)
  await settings.press(/^End what /)
  await settings.reads(NONE)
  await expect(propose(safe, 1)).rejects.toThrow('Invalid signature')
})

/** What a gateway hands out of a delegation once it is some hours old. */
async function proofOf(safeTxHash: `0x${string}`, signedHour: number) {
  const typed = delegationTypedData({ chainId: 31337, delegate: dario.address }, signedHour * HOUR)
  const message = { ...typed.message, totp: BigInt(typed.message.totp) }
  const signature = await adaKey.signTypedData({ ...typed, message })
  return { proposalSignature: await dario.sign({ hash: safeTxHash }), signature, signedHour }
}

/** The same answers, with this said of who proposed. */
const withProof = (delegation: object) => (answer: unknown) =>
  JSON.parse(
    JSON.stringify(answer ?? null).replace(
      /"proposedByDelegate":\{/,
      `"delegation":${JSON.stringify(delegation)},"proposedByDelegate":{`,
    ),
  )

it('R-GW-16 who proposed for whom is shown where both signatures prove it, and else whose word it is', async () => {
  const safe = await safeOfThree(visits.server.url)
  await letDario(safe)
  await propose(safe, 0)
  const { safeTxHash } = safeTxOf(safe, 0, payment)
  const path = `/one:${safe}/tx/${safeTxHash}`
  // What could still be used of it is handed to nobody.
  const early = await visits.visit(path)
  await early.reads(CLAIMED)
  const proof = await proofOf(safeTxHash, 400_000)
  const later = await visits.visit(path, { tamper: withProof(proof) })
  await later.reads(PROVEN)
  await later.reads(SHORT)
  expect(later.text()).not.toContain(CLAIMED)
  // A liar's proof is of another hour, or of another transaction.
  for (const lie of [
    { ...proof, signedHour: 400_001 },
    { ...proof, proposalSignature: proof.signature },
  ]) {
    const lied = await visits.visit(path, { tamper: withProof(lie) })
    await lied.reads(CLAIMED)
    expect(lied.text()).not.toContain(PROVEN)
  }
})
