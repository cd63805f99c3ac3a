import * as contract from '@countersign/gateway'
import {
  type Address,
  encodeDeployData,
  encodeFunctionData,
  getAddress,
  numberToHex,
  zeroAddress,
} from 'viem'
import { beforeAll, describe, expect, it } from 'vitest'
import { onBothDatabases } from '../../testing/onBothDatabases.ts'
import { compileAttacks } from './testing/attacks/compileAttacks.ts'
import { safeAbi } from './testing/chain/deployContracts.ts'
import { startTestbed } from './testing/server/startTestbed.ts'
import { proposalOf, type TestSafe, transactionOf } from './testing/server/testSafe.ts'
import { useTestGround } from './testing/server/useTestGround.ts'

const ground = await useTestGround()
const { ada, ben, eve, chain, contracts, payer } = ground
const attack = compileAttacks()

const kind = contracts.kinds.find(({ version, l2 }) => version === '1.4.1' && l2)
if (!kind) throw new Error('There is no 1.4.1.')
const ownedBy = (ownerAddress: Address) => ({ chainId: '31337', ownerAddress })
const where = (safe: { address: Address }) => ({ chainId: '31337', safeAddress: safe.address })

async function deploy(name: string, args: readonly unknown[] = []): Promise<Address> {
  const data = encodeDeployData({ ...attack(name), args: [...args] })
  const { contract: address } = await chain.send({ from: eve.address, data })
  return getAddress(address ?? '')
}

const setUpOf = (owner: Address, to: Address = zeroAddress, data: `0x${string}` = '0x') =>
  encodeFunctionData({
    abi: safeAbi,
    functionName: 'setup',
    args: [[owner], 1n, to, data, kind.handler, zeroAddress, 0n, zeroAddress],
  })
const asSafe = (address: Address): TestSafe => ({
  address,
  kind,
  account: { chainId: chain.id, address, version: '1.4.1' },
})

/** With the official singleton in its first slot. */
const backDoor = asSafe(
  await deploy('BackDoor', [kind.singleton, kind.singleton, setUpOf(ada.address)]),
)
/** With another one there, and an official one on its lips. */
const liar = asSafe(await deploy('BackDoor', [kind.singleton, eve.address, setUpOf(ada.address)]))
const honest = await ground.createSafe('1.4.1', [ada.address])

it('R-GW-1 the back door is real: what is paid in, the thief takes out', async () => {
  const balance = async () =>
    BigInt(String(await chain.request('eth_getBalance', [backDoor.address, 'latest'])))
  await chain.send({ from: payer, to: backDoor.address, value: 5n })
  expect(await balance()).toBe(5n)
  const data = encodeFunctionData({ ...attack('BackDoor'), functionName: 'drain' })
  await chain.send({ from: eve.address, to: backDoor.address, data })
  expect(await balance()).toBe(0n)
})

describe('an account that is no Safe', () => {
  onBothDatabases((database) => {
    it.each([
      ['a back door behind an official singleton’s address', backDoor],
      ['a back door that says itself what is in its slots', liar],
    ])('R-GW-1 is neither listed, nor up to date, nor proposed to: %s', async (_, fake) => {
      const bed = await startTestbed({ ground, database: database() })
      try {
        await bed.catchUp()
        const state = await bed.gateway.call(contract.getSafe, where(fake))
        expect(state.implementationVersionState).toBe('UNKNOWN')
        expect(state.implementation.name).toBeNull()
        const body = await proposalOf(fake, ada, transactionOf(0))
        expect(await bed.propose(fake, body)).toMatchObject({
          status: 422,
          body: { message: 'Unknown Safe contract' },
        })
        const { safes } = await bed.gateway.call(contract.getOwnedSafes, ownedBy(ada.address))
        expect(safes).toContain(honest.address)
        expect(safes).not.toContain(fake.address)
      } finally {
        await bed.close()
      }
    })

    it('R-GW-1 does not make an honest one suspicious', async () => {
      const bed = await startTestbed({ ground, database: database() })
      try {
        await bed.catchUp()
        const state = await bed.gateway.call(contract.getSafe, where(honest))
        expect(state.implementationVersionState).toBe('UP_TO_DATE')
        expect(state.implementation.name).toBe('SafeL2 1.4.1')
        expect(state.unknownCode).toEqual({ complete: true, count: 0, transactions: [] })
      } finally {
        await bed.close()
      }
    })
  })
})

describe('thousands of husks', () => {
  const ours: Address[] = []
  beforeAll(async () => {
    const husks = await deploy('Husks')
    ours.push((await ground.createSafe('1.4.1', [ben.address])).address)
    ours.push((await ground.createSafe('1.3.0', [ben.address])).address)
    for (let made = 0; made < 2_800; made += 140) {
      const args = [140n, kind.singleton, ben.address]
      const data = encodeFunctionData({ ...attack('Husks'), functionName: 'make', args })
      await chain.send({ from: eve.address, to: husks, data })
    }
    ours.push((await ground.createSafe('1.5.0', [ben.address])).address)
    ours.push((await ground.createSafe('1.1.1', [ben.address])).address)
  }, 600_000)

  onBothDatabases((database) => {
    it('R-GW-4 hide none of an owner’s Safes, which come the oldest first', async () => {
      const bed = await startTestbed({ ground, database: database() })
      try {
        await bed.catchUp()
        const { safes } = await bed.gateway.call(contract.getOwnedSafes, ownedBy(ben.address))
        expect(safes).toEqual(ours)
        const rows = await database().run((db) =>
          db.selectFrom('safe_owners').selectAll().execute(),
        )
        expect(rows.filter(({ owner }) => owner === ben.address)).toHaveLength(ours.length)
      } finally {
        await bed.close()
      }
    }, 600_000)

    it('R-GW-4 are passed over where an earlier version took them for Safes', async () => {
      const bed = await startTestbed({ ground, database: database() })
      try {
        await bed.catchUp()
        // Earlier than all but the first, and before them in the order of addresses.
        const rows = Array.from({ length: 2_800 }, (_, index) => ({
          chain_id: chain.id,
          safe: getAddress(numberToHex(index + 1, { size: 20 })),
          owner: ben.address,
          block_number: 0,
          log_index: index,
          removed_block: null,
          removed_log_index: null,
        }))
        for (let start = 0; start < rows.length; start += 700) {
          const values = rows.slice(start, start + 700)
          await database().run((db) => db.insertInto('safe_owners').values(values).execute())
        }
        const { safes } = await bed.gateway.call(contract.getOwnedSafes, ownedBy(ben.address))
        expect(safes).toEqual(ours)
      } finally {
        await bed.close()
      }
      const nodes = ['http://127.0.0.1:1']
      const alone = await startTestbed({ ground, database: database(), nodes })
      try {
        const { safes } = await alone.gateway.call(contract.getOwnedSafes, ownedBy(ben.address))
        expect(safes).toEqual(ours)
      } finally {
        await alone.close()
      }
    }, 600_000)
  })
})
