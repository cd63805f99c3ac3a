import { type Address, parseEther } from 'viem'
import { getBalance } from 'viem/actions'
import { expect, it } from 'vitest'
import { createVisits } from '../../support/createVisits.ts'
import { listPeople } from '../../support/listPeople.ts'
import { readySafe } from '../../support/readySafe.ts'
import { adaKey } from '../../support/safeOfThree.ts'
import { executeElsewhere } from '../../support/safeTx.ts'

const SUMMARY = 'What will happen'
const visits = createVisits()

type Queued = { transaction?: { id: string } }

it('R-TX-4 what is too much for one transaction is proposed in parts, and executed in order', async () => {
  const { url, client } = visits.server
  const safe = await readySafe({ url, client, owners: [adaKey], threshold: 1, queue: [] })
  const { people, csv } = listPeople(0xdef000, 450)
  const ada = await visits.visit(`/one:${safe}/send`)
  await ada.press('Table')
  await ada.fill('Table', csv)
  await ada.reads('450 payments')
  await ada.says(SUMMARY, 'it becomes 2 proposals')
  // So many cannot be rehearsed at once, and nodes that try are slow: whoever signs says that they know.
  await ada.fill(/type: .*rehearsal/, 'delegatecall rehearsal', SUMMARY)
  await ada.press(/^Sign and propose/)
  await ada.says(SUMMARY, 'Proposed 1 of 2')
  // What is left is kept, and goes on where it was.
  await ada.reload()
  await ada.says(SUMMARY, 'Proposed 1 of 2')
  expect(ada.find('textarea', 'Table')?.matches(':disabled')).toBe(true)
  await ada.fill(/type: .*rehearsal/, 'delegatecall rehearsal', SUMMARY)
  await ada.press('Sign and propose part 2 of 2')
  await ada.goes(/\/tx\/0x[0-9a-f]{64}$/)

  const read = async (path: string) => (await fetch(`${url}/v1/chains/31337/${path}`)).json()
  const { results }: { results: Queued[] } = await read(`safes/${safe}/transactions/queued`)
  const parts = results.flatMap(({ transaction }) => transaction?.id ?? [])
  expect(parts).toHaveLength(2)
  for (const [nonce, id] of parts.entries()) {
    const { txData } = await read(`transactions/${id}`)
    const { to, value, hexData: data, operation } = txData
    const call = { to: to.value, value: BigInt(value), data, operation }
    await executeElsewhere(client, [adaKey], { safe, nonce, ...call })
  }
  const heldBy = (address: Address = safe) => getBalance(client, { address, blockTag: 'latest' })
  expect(await heldBy(people[449])).toBe(parseEther('0.000550'))
  expect(await heldBy(people[0])).toBe(parseEther('0.000101'))
})
