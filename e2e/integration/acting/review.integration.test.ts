import { worldAccounts, worldContracts } from '@countersign/demo/world'
import type { VisitedServer } from '@countersign/web/visit'
import { type Address, encodeFunctionData, type Hex, parseAbi } from 'viem'
import { expect, it } from 'vitest'
import { deployPlanter, plantModule } from '../../support/attacks.ts'
import { createVisits } from '../../support/createVisits.ts'
import { proposeElsewhere } from '../../support/proposeElsewhere.ts'
import { readReview } from '../../support/readReview.ts'
import { adaKey, benKey, safeOfThree } from '../../support/safeOfThree.ts'
import { safeTxOf } from '../../support/safeTx.ts'

const { usdc } = worldContracts[31337]
const DARIO = worldAccounts[3].address
const BAR = 'What you can do'

const visits = createVisits()

/** Ada, at a transaction of a Safe of hers. */
const open = (safe: Address, id: Hex, tamper?: VisitedServer['tamper']) =>
  visits.visit(`/one:${safe}/tx/${id}`, { tamper })

const paying = (safe: Address) => safeTxOf(safe, 0, { to: DARIO, value: 1n }).safeTxHash
const verdict = () =>
  document.querySelector('[data-verdict]:not([data-proof-row])')?.getAttribute('data-verdict')

it('R-GW-4 unknown code acts as the Safe only for whoever types the end of its address', async () => {
  const safe = await safeOfThree(visits.server.url, [{ value: 1n, signers: [benKey] }])
  const planter = await deployPlanter(visits.server.client, adaKey)
  const call = { to: planter, value: 0n, data: plantModule(DARIO), operation: 1 } as const
  const { safeTxHash } = safeTxOf(safe, 0, call)
  const signature = await benKey.sign({ hash: safeTxHash })
  const honest = await fetch(
    `${visits.server.url}/v1/chains/31337/transactions/multisig_${safe}_${paying(safe)}`,
  )
  const details = await honest.json()
  Object.assign(details.txData, {
    ...{ hexData: call.data, operation: 1, value: '0', dataDecoded: null },
    to: { value: planter },
  })
  details.detailedExecutionInfo.safeTxHash = safeTxHash
  details.detailedExecutionInfo.confirmations[0].signature = signature
  details.txId = `multisig_${safe}_${safeTxHash}`
  details.txInfo = {
    ...{ type: 'Custom', to: { value: planter }, dataSize: '32', value: '0' },
    ...{ methodName: null, actionCount: null, isCancellation: false },
  }
  // Our gateway takes no such proposal; another one might.
  const ada = await open(safe, safeTxHash, (answer, { url }) =>
    url.pathname.includes('/transactions/') && url.pathname.endsWith(safeTxHash)
      ? Response.json(details)
      : answer,
  )
  await ada.says('Verdict', 'act as the Safe itself')
  await expect.poll(verdict).toBe('mismatch')
  await expect.poll(() => ada.off('Confirm', BAR)).toBe('First type what is asked for.')
  const end = /last six characters/
  const described = ada.find('input', end)?.getAttribute('aria-describedby')?.split(' ') ?? []
  const words = described.map((id) => document.getElementById(id)?.textContent).join(' ')
  expect(words.toLowerCase()).toContain(planter.toLowerCase())
  await ada.fill(end, planter.slice(2, 8))
  expect(await ada.off('Confirm', BAR)).toBe('First type what is asked for.')
  await ada.fill(end, planter.slice(-6))
  // On a machine that is busy enough a witness may come too late, and is asked for as well.
  if (ada.find('input', /type: witness/)) await ada.fill(/type: witness/, 'witness')
  await ada.press('Confirm', BAR)
  await expect.poll(() => document.querySelector('[data-act="signed"]')).not.toBeNull()
})

it('R-GW-4 what was tried and failed is named by typing, and a click does not do', async () => {
  const safe = await safeOfThree(visits.server.url, [{ value: 1n, signers: [benKey] }])
  // Whom the owners paid before: that list of the gateway is out.
  const ada = await open(safe, paying(safe), (answer, { url }) =>
    url.pathname.includes('multisig-transactions') ? new Response('{}', { status: 503 }) : answer,
  )
  await expect.poll(verdict).toBe('unchecked')
  await expect.poll(() => ada.off('Confirm', BAR)).toBe('First type what is asked for.')
  const field = 'To go on all the same, type: recipients'
  await ada.fill(field, 'yes')
  expect(await ada.off('Confirm', BAR)).toBe('First type what is asked for.')
  await ada.fill(field, 'Recipients')
  await expect.poll(() => ada.off('Confirm', BAR)).toBeNull()
})

it('R-GW-4 nothing is rejected while what it stands on is read; where that fails, an owner still can', async () => {
  const safe = await safeOfThree(visits.server.url, [{ value: 1n, signers: [benKey] }])
  const isCode = (body: unknown) => {
    const text = JSON.stringify(body ?? '').toLowerCase()
    return text.includes('eth_getcode') && text.includes(DARIO.toLowerCase())
  }
  const held = Promise.withResolvers<void>()
  const early = await open(safe, paying(safe), async (answer, { body }) => {
    if (isCode(body)) await held.promise
    return answer
  })
  for (const name of ['Confirm', 'Reject']) {
    expect(await early.off(name, BAR)).toBe('Still being checked.')
  }
  held.resolve()
  await expect.poll(() => early.off('Reject', BAR)).toBeNull()

  const ada = await open(safe, paying(safe), (answer, { body }) =>
    isCode(body) ? new Response('{}', { status: 503 }) : answer,
  )
  await expect
    .poll(() => ada.off('Confirm', BAR))
    .toBe('The Safe could not be read. Reload this page to try again.')
  await ada.press('Reject', BAR)
  await ada.says(BAR, 'Another one wants nonce 0, too')
})

it('R-GW-4 a description that does not fit its call is refused, and its words are not said', async () => {
  const safe = await safeOfThree(visits.server.url)
  const minting = parseAbi(['function mint(address to, uint256 amount)'])
  const data = encodeFunctionData({ abi: minting, args: [DARIO, 12_340_000n] })
  const call = { to: usdc, value: 0n, data }
  await proposeElsewhere(visits.server.url, safe, { ...call, nonce: 0, signers: [benKey] })
  const described = (intent: string, path: string): VisitedServer => ({
    ...{
      ...visits.server.visited,
      appConfig: { ...visits.server.visited.appConfig, described: [31337] },
    },
    tamper(answer, { url }) {
      if (!url.pathname.endsWith('/api/descriptions/31337')) return answer
      const contract = { deployments: [{ chainId: 31337, address: usdc }] }
      const fields = [{ path, label: 'For' }]
      const display = { formats: { 'mint(address to,uint256 amount)': { intent, fields } } }
      return Response.json([{ context: { contract }, display }])
    },
  })
  const place = { safe, id: safeTxOf(safe, 0, call).safeTxHash }
  const { text } = await readReview(described('Mint 1 USDC', 'fee'), place)
  expect(text).toContain('points at values that are not there')
  expect(text).not.toContain('Mint 1 USDC')
  // And what it is called in the bytes.
  expect(text).toContain('0x40c10f19')
})
