import { worldAccounts } from '@countersign/demo/world'
import type { VisitedServer } from '@countersign/web/visit'
import type { Address } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { getBalance, sendTransaction, waitForTransactionReceipt } from 'viem/actions'
import { expect, it } from 'vitest'
import { deployBackDoor, deployPlanter, plantModule } from '../../support/attacks.ts'
import { createVisits } from '../../support/createVisits.ts'
import { deploySafe, planSafe } from '../../support/safe.ts'
import type { VisitedPage } from '../../support/visitAs.ts'

const thief = privateKeyToAccount(worldAccounts[3].privateKey)
const payer = privateKeyToAccount(worldAccounts[4].privateKey)
const victim = privateKeyToAccount(generatePrivateKey())
const NOTE = 'main [role="note"]'

const visits = createVisits()

async function open(path: string, tamper?: VisitedServer['tamper']): Promise<VisitedPage> {
  const page = await visits.visit(path, { who: payer, tamper })
  await page.settled()
  return page
}

/** What the server lists as somebody's Safes. */
async function listed(owner: Address): Promise<string[]> {
  const answer = await fetch(`${visits.server.url}/v1/chains/31337/owners/${owner}/safes`)
  return ((await answer.json()) as { safes: string[] }).safes
}

const notes = () => document.querySelectorAll(NOTE).length

it('R-GW-1 a back door with the face of a Safe gets no green word on any page', async () => {
  const { client } = visits.server
  const fake = await deployBackDoor(client, thief, victim.address)
  // It is a real one: what is paid in, the thief takes out.
  for (const { account, value } of [
    { account: payer, value: 10n ** 15n },
    { account: thief, value: 0n },
  ]) {
    const hash = await sendTransaction(client, { account, chain: null, to: fake, value })
    await waitForTransactionReceipt(client, { hash })
  }
  expect(await getBalance(client, { address: fake, blockTag: 'latest' })).toBe(0n)

  // Made later, so when it is listed the other one has been read.
  const honest = await planSafe(client, [victim], BigInt(Date.now()))
  await deploySafe(client, thief, honest)
  await visits.server.untilRead()
  expect(await listed(victim.address)).toEqual([honest.address])
  await open(`/accounts?of=${victim.address}`)
  expect(document.querySelector(`main a[href*="${fake}"]`)).toBeNull()

  for (const path of ['', '/settings']) {
    const at = await open(`/one:${fake}${path}`)
    await at.reads('Unknown code', NOTE)
    expect(at.text()).not.toMatch(/official code|Up to date/i)
    if (path) await at.reads('the account itself is not an official Safe’s')
  }

  const at = await open(`/one:${honest.address}/settings`)
  await at.reads('Official code: SafeL2 1.4.1, by its hash')
  await at.reads('Only official code, as far back as it goes.')
  expect(notes()).toBe(0)
})

it('R-GW-1 where a gateway lists a back door, it stands there as unknown and cannot be confirmed', async () => {
  const fake = await deployBackDoor(visits.server.client, thief, victim.address)
  const at = await open(`/accounts?of=${victim.address}`, (answer, { url }) =>
    url.pathname.includes('/31337/owners/') ? { safes: [fake] } : answer,
  )
  await at.reads('Unknown code')
  expect(at.find('button', /^This is mine/)).toBeUndefined()
})

it('R-GW-1 a Safe that was set up by unknown code is amber, and names the transaction', async () => {
  const { client } = visits.server
  const to = await deployPlanter(client, thief)
  const runs = { to, data: plantModule(thief.address) }
  const safe = await planSafe(client, [victim], BigInt(Date.now()), { runs })
  await deploySafe(client, thief, safe)
  for (const path of ['', '/settings']) {
    const at = await open(`/one:${safe.address}${path}`)
    await at.reads('This Safe has run unknown code as its own', NOTE)
    await at.reads('When it was set up', NOTE)
    expect(document.querySelectorAll(`${NOTE} a[href]`)).toHaveLength(1)
    if (!path) continue
    await at.reads('None. Nothing happens without signatures.')
    await at.reads('Unknown code, in 1 transaction')
    document.querySelector<HTMLElement>(`${NOTE} a[href]`)?.click()
    await at.goes(/\/activity/)
  }
})
