import * as contract from '@countersign/gateway'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { onBothDatabases } from '../../testing/onBothDatabases.ts'
import { startTestbed, type Testbed } from './testing/server/startTestbed.ts'
import { proposalOf, transactionOf } from './testing/server/testSafe.ts'
import { useTestGround } from './testing/server/useTestGround.ts'

const CHAIN = '31337'
const ground = await useTestGround()
const { ada, chain, contracts, payer } = ground
const safe = await ground.createSafe('1.3.0', [ada.address], { l2: false })

beforeAll(async () => {
  for (let day = 0; day < 3; day++) {
    for (let each = 0; each < 3; each++) await ground.giveCoins(safe, BigInt(10 + day))
    await ground.execute(safe, [ada], transactionOf(day, { value: 1n }))
    await chain.request('evm_increaseTime', [86_400])
  }
  for (const id of [1n, 2n, 3n]) await ground.giveCollectible(safe, id)
})

type Paged =
  | typeof contract.getTransactionHistory
  | typeof contract.getTransactionQueue
  | typeof contract.getMultisigTransactions
  | typeof contract.getIncomingTransfers

onBothDatabases((database) => {
  let bed: Testbed
  beforeAll(async () => {
    bed = await startTestbed({ ground, database: database() })
    await bed.catchUp()
    for (const [nonce, value] of [
      [3, 1],
      [3, 2],
      [3, 3],
      [4, 1],
      [6, 1],
      [6, 2],
    ] as const) {
      const body = await proposalOf(safe, ada, transactionOf(nonce, { value: BigInt(value) }))
      await bed.gateway.call(contract.proposeTransaction, {
        chainId: CHAIN,
        safeAddress: safe.address,
        body,
      })
    }
  })
  afterAll(() => bed?.close())

  /** The whole list, by pages of so many. */
  async function readAll(endpoint: Paged, limit: number): Promise<contract.TransactionListItem[]> {
    const where = { chainId: CHAIN, safeAddress: safe.address }
    let page = await bed.gateway.call(endpoint, { ...where, cursor: `limit=${limit}&offset=0` })
    const items = [...page.results]
    expect(page.previous).toBeNull()
    while (page.next !== null) {
      const before = page
      page = await bed.gateway.follow(endpoint, page.next)
      items.push(...page.results)
      expect(page.previous).not.toBeNull()
      // And back again.
      const back = await bed.gateway.follow(endpoint, page.previous ?? '')
      expect(back.results).toEqual(before.results)
    }
    return items
  }

  it.each([
    ['history', contract.getTransactionHistory],
    ['queue', contract.getTransactionQueue],
    ['multisig', contract.getMultisigTransactions],
    ['incoming', contract.getIncomingTransfers],
  ] as const)('R-GW-5 the %s is the same in pages of any size', async (_, endpoint) => {
    const whole = await readAll(endpoint, 100)
    expect(whole.length).toBeGreaterThan(5)
    for (const limit of [1, 2, 3, 5]) expect(await readAll(endpoint, limit)).toEqual(whole)
  })

  it('R-GW-5 the history has days, and the creation at its end', async () => {
    const items = await readAll(contract.getTransactionHistory, 100)
    expect(items.filter(({ type }) => type === 'DATE_LABEL').length).toBeGreaterThanOrEqual(3)
    expect(items.at(-1)).toMatchObject({
      transaction: {
        id: `creation_${safe.address}`,
        txInfo: { type: 'Creation', creator: { value: payer } },
      },
    })
    const times = items.flatMap((item) =>
      item.type === 'TRANSACTION' ? [item.transaction.timestamp] : [],
    )
    expect(times).toEqual(times.toSorted((a, b) => b - a))
  })

  it('R-GW-5 the queue has its labels and conflicts', async () => {
    const items = await readAll(contract.getTransactionQueue, 100)
    expect(
      items.map((item) => {
        if (item.type === 'LABEL') return item.label
        if (item.type === 'CONFLICT_HEADER') return `!${item.nonce}`
        if (item.type !== 'TRANSACTION') return item.type
        const { executionInfo } = item.transaction
        return `${executionInfo?.type === 'MULTISIG' ? executionInfo.nonce : ''}:${item.conflictType}`
      }),
    ).toEqual([
      'Next',
      '!3',
      '3:HasNext',
      '3:HasNext',
      '3:End',
      'Queued',
      '4:None',
      '!6',
      '6:HasNext',
      '6:End',
    ])
  })

  it('R-GW-5 lists can be narrowed', async () => {
    const where = { chainId: CHAIN, safeAddress: safe.address }
    const incoming = async (query: object) =>
      (await bed.gateway.call(contract.getIncomingTransfers, { ...where, ...query })).results.length
    expect(await incoming({})).toBe(12)
    expect(await incoming({ value: '11' })).toBe(3)
    expect(await incoming({ token_address: contracts.collectible })).toBe(3)
    expect(await incoming({ to: ada.address })).toBe(0)
    expect(await incoming({ execution_date__gte: '2100-01-01T00:00:00Z' })).toBe(0)
    expect(await incoming({ execution_date__lte: '2100-01-01T00:00:00Z' })).toBe(12)
    const multisig = async (query: object) =>
      (await bed.gateway.call(contract.getMultisigTransactions, { ...where, ...query })).results
        .length
    expect(await multisig({})).toBe(9)
    expect(await multisig({ executed: true })).toBe(3)
    expect(await multisig({ executed: false })).toBe(6)
    expect(await multisig({ nonce: 6 })).toBe(2)
    expect(await multisig({ value: '2' })).toBe(2)
    expect(await multisig({ to: safe.address })).toBe(0)
  })

  it('R-GW-5 collectibles come in pages too', async () => {
    const where = { chainId: CHAIN, safeAddress: safe.address }
    const first = await bed.gateway.call(contract.getCollectibles, {
      ...where,
      cursor: 'limit=2&offset=0',
    })
    expect(first.results.map(({ id }) => id)).toEqual(['3', '2'])
    const second = await bed.gateway.follow(contract.getCollectibles, first.next ?? '')
    expect(second).toMatchObject({ next: null, results: [{ id: '1' }] })
  })
})
