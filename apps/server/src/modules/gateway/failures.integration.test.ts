import * as contract from '@countersign/gateway'
import { encodeFunctionData } from 'viem'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Database } from '../../database/types.ts'
import { DatabaseUnavailableError } from '../../errors/databaseUnavailableError.ts'
import { answerFrom } from '../../testing/answerFrom.ts'
import { faults } from '../../testing/faults.ts'
import { onBothDatabases } from '../../testing/onBothDatabases.ts'
import { answer, type FakeNode, startFakeNode } from '../../testing/startFakeNode.ts'
import { otherAbi } from './testing/chain/deployContracts.ts'
import { startTestbed, type Testbed } from './testing/server/startTestbed.ts'
import { startTestGround } from './testing/server/startTestGround.ts'
import { proposalOf, transactionOf } from './testing/server/testSafe.ts'

const CHAIN = '31337'
const ground = await startTestGround()
const { ada } = ground
const safe = await ground.createSafe('1.4.1', [ada.address], { l2: false })
await ground.giveCoins(safe, 50n)
await ground.giveTokens(safe, 7n)
let databaseIsGone = false

afterAll(() => ground.stop())

/** A database that can be switched off. */
const switched = (opened: Database): Database => ({
  ...opened,
  run: (work) =>
    databaseIsGone ? Promise.reject(new DatabaseUnavailableError()) : opened.run(work),
  transaction: (work) =>
    databaseIsGone ? Promise.reject(new DatabaseUnavailableError()) : opened.transaction(work),
})

/** A node that asks the real one until it is told otherwise. */
const startNode = () => startFakeNode(answerFrom(ground.chain.request))

const get = async (bed: Testbed, path: string) => {
  const response = await fetch(`${bed.url}/v1/chains/${CHAIN}${path}`)
  // Anything may come; each test says what it expects.
  const body = JSON.parse(await response.text())
  return { status: response.status, age: response.headers.get('Age'), body }
}

onBothDatabases((opened) => {
  const database = () => switched(opened())

  describe('R-GW-7 while the database gives no answer', () => {
    let bed: Testbed
    beforeAll(async () => {
      bed = await startTestbed({ ground, database: database() })
      await bed.catchUp()
      databaseIsGone = true
    })
    afterAll(async () => {
      databaseIsGone = false
      await bed?.close()
    })

    it('the state of a Safe, its listed tokens, chains, codes and the decoder go on', async () => {
      expect(await get(bed, `/safes/${safe.address}`)).toMatchObject({
        status: 200,
        body: { nonce: 0, owners: [{ value: ada.address }], txHistoryTag: null },
      })
      const balances = await get(bed, `/safes/${safe.address}/balances/usd`)
      expect(balances).toMatchObject({
        status: 200,
        body: { items: [{ balance: '50' }, { balance: '7' }] },
      })
      expect(await get(bed, '')).toMatchObject({ status: 200 })
      expect(await get(bed, '/about/master-copies')).toMatchObject({ status: 200 })
      const data = encodeFunctionData({
        abi: otherAbi,
        functionName: 'transfer',
        args: [ada.address, 1n],
      })
      const decoded = await bed.gateway.call(contract.decodeData, {
        chainId: CHAIN,
        body: { data },
      })
      expect(decoded.method).toBe('transfer')
      const estimation = await bed.gateway.call(contract.estimateTransaction, {
        chainId: CHAIN,
        safeAddress: safe.address,
        body: { to: ada.address, value: '1', data: null, operation: 0 },
      })
      expect(estimation).toMatchObject({ currentNonce: 0, recommendedNonce: 0 })
    })

    it.each([
      'transactions/history',
      'transactions/queued',
      'incoming-transfers',
      'module-transactions',
      'multisig-transactions',
      'messages',
      'collectibles',
    ])('%s says so', async (list) => {
      expect(await get(bed, `/safes/${safe.address}/${list}`)).toMatchObject({
        status: 503,
        body: {
          code: 503,
          message: 'The database gives no answer right now. Try again in a moment.',
        },
      })
    })

    it('nothing can be proposed, and that is said as well', async () => {
      const body = await proposalOf(safe, ada, transactionOf(0))
      await expect(
        bed.gateway.call(contract.proposeTransaction, {
          chainId: CHAIN,
          safeAddress: safe.address,
          body,
        }),
      ).rejects.toThrow('503: The database gives no answer right now.')
    })
  })

  describe('R-GW-7 while no node gives an answer', () => {
    let node: FakeNode
    let bed: Testbed
    let fresh: Testbed
    beforeAll(async () => {
      node = await startNode()
      bed = await startTestbed({ ground, database: database(), nodes: [node.url] })
      fresh = await startTestbed({ ground, database: database(), nodes: [node.url] })
      await bed.catchUp()
      const body = await proposalOf(safe, ada, transactionOf(4, { value: 4n }))
      await bed.gateway.call(contract.proposeTransaction, {
        chainId: CHAIN,
        safeAddress: safe.address,
        body,
      })
      const refuse = faults['status 500']
      if (refuse) node.behave(refuse, { id: true })
    })
    afterAll(async () => {
      await bed?.close()
      await fresh?.close()
      await node?.close()
    })

    it('a Safe that was seen is shown as it was, with its age', async () => {
      // What was read a moment ago counts as true for that moment.
      const isOld = async () => (await get(bed, `/safes/${safe.address}`)).age !== null
      await vi.waitUntil(isOld, { timeout: 30_000, interval: 100 })
      expect(await get(bed, `/safes/${safe.address}`)).toMatchObject({
        status: 200,
        body: { owners: [{ value: ada.address }], txQueuedTag: expect.any(String) },
      })
    })

    it('a Safe that was never seen is not', async () => {
      expect(await get(fresh, `/safes/${safe.address}`)).toMatchObject({
        status: 503,
        body: { code: 503, message: expect.stringContaining('No node of this network') },
      })
    })

    it.each([
      ['transactions/history', 3],
      ['transactions/queued', 1],
      ['incoming-transfers', 2],
      ['multisig-transactions', 1],
      ['module-transactions', 0],
      ['messages', 0],
    ])('%s come from the database, with their age', async (list, count) => {
      for (const server of [bed, fresh]) {
        const page = await get(server, `/safes/${safe.address}/${list}`)
        expect(page.status).toBe(200)
        if (list !== 'messages') expect(page.age).toMatch(/^\d+$/)
        const transactions = page.body.results.filter(
          (item: { type: string }) => item.type === 'TRANSACTION',
        )
        expect(transactions).toHaveLength(count)
      }
    })

    it('so does who owns what', async () => {
      const { status, body } = await get(fresh, `/owners/${ada.address}/safes`)
      expect({ status, body }).toEqual({ status: 200, body: { safes: [safe.address] } })
    })
  })

  it('R-GW-7 the second node answers when the first does not', async () => {
    const first = await startFakeNode(faults.reset ?? answer('0x'))
    const bed = await startTestbed({
      ground,
      database: database(),
      nodes: [first.url, ground.chain.url],
    })
    expect(await get(bed, `/safes/${safe.address}`)).toMatchObject({ status: 200, age: null })
    await bed.close()
    await first.close()
  })
})
