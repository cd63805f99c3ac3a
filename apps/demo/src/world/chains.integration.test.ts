import { parseEther } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { worldAccounts } from './accounts.ts'
import { startWorld } from './startWorld.ts'
import { createTestClient } from './testing/createTestClient.ts'
import type { World } from './types.ts'
import { WorldError } from './worldError.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

describe('two chains', () => {
  test('differ in id, names, features, coin and l2 flag', () => {
    const [one, two] = world.chains
    expect(one).toMatchObject({ id: 31337, shortName: 'one', name: 'Demo One' })
    expect(two).toMatchObject({ id: 31338, shortName: 'two', name: 'Demo Two' })
    expect(one.description).toMatchObject({ id: 31337, l2: false, rpc: [one.url, one.url] })
    expect(two.description).toMatchObject({ id: 31338, l2: true, rpc: [two.url, two.url] })
    expect(one.description).not.toHaveProperty('nativeCurrency')
    expect(two.description.nativeCurrency).toEqual({ name: 'Pebble', symbol: 'PBL', decimals: 18 })
    expect(one.description.features).toContain('DOMAIN_LOOKUP')
    expect(two.description.features).not.toContain('DOMAIN_LOOKUP')
    expect(two.description.contracts).not.toHaveProperty('ensUniversalResolver')
  })

  test('can be written as JSON, as a chains file is', () => {
    for (const { description } of world.chains) {
      expect(JSON.parse(JSON.stringify(description))).toEqual(description)
    }
  })

  test.each([0, 1] as const)(
    'chain %i answers its id over HTTP and in the process',
    async (index) => {
      const chain = world.chains[index]
      expect(await createTestClient(chain).getChainId()).toBe(chain.id)
      expect(Number(await chain.request('eth_chainId'))).toBe(chain.id)
    },
  )

  test('the node holds no keys', async () => {
    expect(await world.chains[0].request('eth_accounts')).toEqual([])
  })

  test('every account is funded unevenly and has sent nothing yet', async () => {
    for (const chain of world.chains) {
      const client = createTestClient(chain)
      const balances = await Promise.all(
        worldAccounts.map(({ address }) => client.getBalance({ address })),
      )
      expect(balances.every((balance) => balance > parseEther('20'))).toBe(true)
      expect(new Set(balances).size).toBe(10)
      const counts = worldAccounts.map(({ address }) => client.getTransactionCount({ address }))
      expect(new Set(await Promise.all(counts))).toEqual(new Set([0]))
    }
  })
})

describe('snapshot, revert, mine', () => {
  test('mine adds the number of blocks asked for, one by default', async () => {
    const [chain] = world.chains
    const client = createTestClient(chain)
    const before = await client.getBlockNumber({ cacheTime: 0 })
    await chain.mine()
    await chain.mine(4)
    expect(await client.getBlockNumber({ cacheTime: 0 })).toBe(before + 5n)
  })

  test('revert restores balances and the very block of the snapshot', async () => {
    const [chain] = world.chains
    const account = privateKeyToAccount(worldAccounts[5].privateKey)
    const client = createTestClient(chain)
    const to = worldAccounts[8].address
    const [balance, block] = [await client.getBalance({ address: to }), await client.getBlock()]

    const id = await chain.snapshot()
    const hash = await client.sendTransaction({ account, to, value: parseEther('1.25') })
    await client.waitForTransactionReceipt({ hash })
    expect(await client.getBalance({ address: to })).toBe(balance + parseEther('1.25'))

    await chain.revert(id)
    expect(await client.getBalance({ address: to })).toBe(balance)
    expect((await client.getBlock()).hash).toBe(block.hash)
  })

  test('one chain does not feel what happens on the other', async () => {
    const [one, two] = world.chains
    const client = createTestClient(two)
    const before = await client.getBlockNumber({ cacheTime: 0 })
    await one.mine(3)
    expect(await client.getBlockNumber({ cacheTime: 0 })).toBe(before)
  })

  test('a snapshot can be used once', async () => {
    const [chain] = world.chains
    const id = await chain.snapshot()
    await chain.revert(id)
    await expect(chain.revert(id)).rejects.toThrow(
      new WorldError(`Demo One has no snapshot ${id} to go back to.`),
    )
  })

  test('a failed transaction is mined, and its sender gets the hash', async () => {
    const [chain] = world.chains
    const account = privateKeyToAccount(worldAccounts[5].privateKey)
    const client = createTestClient(chain)
    const hash = await client.sendTransaction({
      account,
      to: chain.description.contracts.multicall3,
      data: '0xdeadbeef',
      gas: 100_000n,
    })
    expect((await client.waitForTransactionReceipt({ hash })).status).toBe('reverted')
  })
})
