import * as contract from '@countersign/gateway'
import { type Address, encodeFunctionData, type Hex } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../database/types.ts'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import { topics } from './store/topics.ts'
import { otherAbi, safeAbi } from './testing/chain/deployContracts.ts'
import { floodAbi, hostileCode } from './testing/hostile/hostileCode.ts'
import { startTestbed, type Testbed } from './testing/server/startTestbed.ts'
import { type TestSafe, transactionOf } from './testing/server/testSafe.ts'
import { useTestGround } from './testing/server/useTestGround.ts'

const CHAIN = '31337'
const ground = await useTestGround()
const { ada, eve, payer, chain, contracts } = ground
const { contract: flood = null } = await chain.send({ from: payer, data: hostileCode.flood })
if (!flood) throw new Error('Nothing was deployed.')

/** Two of them, with a kilobyte in each, fill a block with more than an answer may hold. */
const PART = 1_400
const KILOBYTE: Hex = `0x${'00'.repeat(1_024)}`

const floodWith = (topic: Hex) => {
  const args = [topic, BigInt(PART), KILOBYTE] as const
  const call = encodeFunctionData({ abi: floodAbi, functionName: 'flood', args })
  return Array.from({ length: 2 }, () => ({ from: eve.address, to: flood, data: call }))
}

describe('R-GW-10 a block that is full of somebody’s events', () => {
  let database: Database
  let bed: Testbed
  let safe: TestSafe
  let other: TestSafe
  beforeAll(async () => {
    database = await openTestDatabase()
    bed = await startTestbed({ ground, database })
    safe = await ground.createSafe('1.4.1', [ada.address])
    other = await ground.createSafe('1.4.1', [ada.address])
    const args = [ada.address] as const
    const data = encodeFunctionData({ abi: safeAbi, functionName: 'enableModule', args })
    await ground.execute(safe, [ada], transactionOf(0, { to: safe.address, data }))
    await bed.catchUp()
  })
  afterAll(async () => {
    await bed?.close()
    await database?.close()
  })

  const historyOf = ({ address }: TestSafe) =>
    bed.gateway.call(contract.getTransactionHistory, {
      chainId: CHAIN,
      safeAddress: address,
      trusted: false,
    })
  const kindsOf = async (of: TestSafe) => {
    const { results } = await historyOf(of)
    return results.flatMap((item) =>
      item.type === 'TRANSACTION' ? [item.transaction.executionInfo?.type ?? 'other'] : [],
    )
  }
  const indexing = async () => {
    const response = await fetch(`${bed.url}/v1/chains/${CHAIN}/about/indexing`)
    return response.json()
  }

  it('hides nothing that Safes say themselves', async () => {
    const data = encodeFunctionData({
      abi: safeAbi,
      functionName: 'execTransactionFromModule',
      args: [eve.address, 0n, '0x', 0],
    })
    const before = await kindsOf(safe)
    await chain.sendTogether([
      ...floodWith(topics.executionFromModuleSuccess),
      { from: ada.address, to: safe.address, data },
    ])
    await bed.catchUp()
    expect(await kindsOf(safe)).toEqual(['MODULE', ...before])
    expect(await historyOf(safe)).not.toHaveProperty('unread')
    expect(await indexing()).toMatchObject({ synced: true, unread: [] })
  })

  it('hides no transfer of another Safe, and says where one may be missing', async () => {
    const gifts = (to: Address) => ({
      from: eve.address,
      to: flood,
      data: encodeFunctionData({
        abi: floodAbi,
        functionName: 'gifts',
        args: [to, BigInt(PART)],
      }),
    })
    const args = [other.address, 5n] as const
    const real = encodeFunctionData({ abi: otherAbi, functionName: 'transfer', args })
    const before = await kindsOf(other)
    await chain.sendTogether([
      gifts(safe.address),
      gifts(safe.address),
      { from: payer, to: contracts.token, data: real },
    ])
    await bed.catchUp()
    expect(await kindsOf(other)).toEqual(['other', ...before])
    expect(await historyOf(other)).not.toHaveProperty('unread')
    const block = Number(await chain.request('eth_blockNumber'))
    expect(await historyOf(safe)).toMatchObject({ unread: [{ blockNumber: block }] })
    expect(await indexing()).toMatchObject({
      unread: [{ blockNumber: block, safe: safe.address }],
    })
  })

  it('stops nobody who finds a Safe that was flooded before it was there', async () => {
    const made = await ground.prepare('1.4.1', [ada.address])
    const args = [made.address, BigInt(PART)] as const
    const data = encodeFunctionData({ abi: floodAbi, functionName: 'gifts', args })
    const gift = { from: eve.address, to: flood, data }
    const [{ block } = { block: 0 }] = await chain.sendTogether([gift, gift])
    await chain.send(made.call)
    await bed.catchUp()
    const { address } = made
    expect(await historyOf({ ...safe, address })).toMatchObject({
      results: [{}, { transaction: { txInfo: { type: 'Creation' } } }],
      unread: [{ blockNumber: block }],
    })
  })

  it('hides no Safe that a known factory makes', async () => {
    const made = await ground.prepare('1.4.1', [ada.address])
    await chain.sendTogether([
      ...floodWith(topics.proxyCreation),
      ...floodWith(topics.safeSetup),
      made.call,
    ])
    await bed.catchUp()
    const { safes } = await bed.gateway.call(contract.getOwnedSafes, {
      chainId: CHAIN,
      ownerAddress: ada.address,
    })
    expect(safes).toContain(made.address)
  })
})
