import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { worldAccounts } from './accounts.ts'
import { setUpAccount } from './setUp/setUpAccount.ts'
import { startWorld } from './startWorld.ts'
import { createTestClient } from './testing/createTestClient.ts'
import type { World, WorldChain } from './types.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

const latest = async (chain: WorldChain) => createTestClient(chain).getBlock()
const now = () => Math.floor(Date.now() / 1000)
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Mines, and expects the block to carry the time at which that happened. */
async function mineNow(chain: WorldChain, { blocks = 1, ahead = 0 } = {}) {
  const before = now() + ahead
  await chain.mine(blocks)
  const time = Number((await latest(chain)).timestamp)
  // A clock that is moved in whole seconds may lag by a part of one.
  expect(time).toBeGreaterThanOrEqual(before - 1)
  expect(time).toBeLessThanOrEqual(now() + ahead)
}

/** What the set-up was made of and what it left, without the hashes of its blocks. */
async function recount(chain: WorldChain) {
  const client = createTestClient(chain)
  const numbers = Array.from({ length: Number(chain.setUpBlock.number) }, (_, n) => BigInt(n + 1))
  const blocks = await Promise.all(numbers.map((blockNumber) => client.getBlock({ blockNumber })))
  const accounts = [setUpAccount, ...worldAccounts.map(({ address }) => address)]
  const balances = accounts.map((address) => client.getBalance({ address }))
  return {
    blocks: blocks.map(({ timestamp, transactions, baseFeePerGas, gasUsed }) => {
      return { timestamp, transactions, baseFeePerGas, gasUsed }
    }),
    balances: await Promise.all(balances),
  }
}

const firstHash = async (chain: WorldChain) =>
  (await createTestClient(chain).getBlock({ blockNumber: 0n })).hash

test('the set-up is the same at every start', async () => {
  const again = await startWorld()
  try {
    for (const index of [0, 1] as const) {
      const [first, second] = [world.chains[index], again.chains[index]]
      expect(second.setUpBlock).toEqual(first.setUpBlock)
      const { number, hash } = first.setUpBlock
      for (const chain of [first, second]) {
        const block = await createTestClient(chain).getBlock({ blockNumber: number })
        expect(block.hash).toBe(hash)
      }
    }
    expect(world.chains[0].setUpBlock.hash).not.toBe(world.chains[1].setUpBlock.hash)
  } finally {
    await again.stop()
  }
})

test('a birthmark changes the hashes of the blocks from the first on, and nothing else', async () => {
  const marked = await startWorld({ birthmark: 2 ** 47 + 5 })
  try {
    for (const index of [0, 1] as const) {
      const [first, second] = [world.chains[index], marked.chains[index]]
      expect(await firstHash(second)).not.toBe(await firstHash(first))
      expect(second.setUpBlock.hash).not.toBe(first.setUpBlock.hash)
      expect(await recount(second)).toEqual(await recount(first))
    }
  } finally {
    await marked.stop()
  }
})

test('each block of the set-up has its own fixed time', async () => {
  for (const index of [0, 1] as const) {
    const chain = world.chains[index]
    const client = createTestClient(chain)
    const numbers = Array.from({ length: Number(chain.setUpBlock.number) + 1 }, (_, n) => n)
    const times = numbers.map(async (number) => {
      const block = await client.getBlock({ blockNumber: BigInt(number) })
      return new Date(Number(block.timestamp) * 1000).toISOString()
    })
    const start = Date.parse('2026-01-05T09:00:00Z')
    const step = index === 0 ? 12_000 : 2_000
    expect(await Promise.all(times)).toEqual(
      numbers.map((number) => new Date(start + number * step).toISOString()),
    )
  }
})

test('after the set-up blocks carry the real time', async () => {
  for (const chain of world.chains) {
    await mineNow(chain)
    expect((await latest(chain)).number).toBeGreaterThan(chain.setUpBlock.number)
  }
})

test('many blocks at once do not push the clock ahead', async () => {
  const [chain] = world.chains
  const before = await latest(chain)
  await mineNow(chain, { blocks: 500 })
  expect((await latest(chain)).number).toBe(before.number + 500n)
  await mineNow(chain)
})

test('transactions in a burst do not push the clock ahead', async () => {
  const [, chain] = world.chains
  const account = privateKeyToAccount(worldAccounts[7].privateKey)
  const client = createTestClient(chain)
  for (let i = 0; i < 20; i++) {
    const hash = await client.sendTransaction({ account, to: worldAccounts[8].address, value: 1n })
    await client.waitForTransactionReceipt({ hash })
  }
  await mineNow(chain)
})

test('a revert does not push the clock ahead', async () => {
  const [chain] = world.chains
  const id = await chain.snapshot()
  await pause(2_100)
  await chain.revert(id)
  await mineNow(chain)
  await pause(1_100)
  await mineNow(chain)
})

test('a clock moved on purpose before a snapshot is where it was after the revert', async () => {
  const [chain] = world.chains
  const outer = await chain.snapshot()
  await chain.request('evm_increaseTime', [86_400])
  await mineNow(chain, { ahead: 86_400 })
  const inner = await chain.snapshot()
  await chain.request('evm_increaseTime', [3_600])
  await mineNow(chain, { ahead: 90_000 })
  await chain.revert(inner)
  await pause(2_100)
  await mineNow(chain, { ahead: 86_400 })
  await chain.revert(outer)
  await mineNow(chain)
})

test.each([
  ['evm_increaseTime', () => 600],
  ['evm_setNextBlockTimestamp', () => now() + 600],
  ['evm_mine', () => now() + 600],
])('after a revert %s moves the clock as it does before one', async (method, time) => {
  const [chain] = world.chains
  const outer = await chain.snapshot()
  const inner = await chain.snapshot()
  await chain.revert(inner)
  await chain.request(method, [time()])
  await mineNow(chain, { ahead: 600 })
  await pause(2_100)
  await mineNow(chain, { ahead: 600 })
  await chain.revert(outer)
  await mineNow(chain)
})

test('a story is told between the set-up and the present, at the times it chooses', async () => {
  const time = Date.parse('2026-03-01T12:00:00Z') / 1000
  const told = await startWorld({
    async story(chain) {
      await chain.request('evm_setNextBlockTimestamp', [time])
      await chain.mine()
    },
  })
  try {
    for (const chain of told.chains) {
      const client = createTestClient(chain)
      const block = await client.getBlock({ blockNumber: chain.setUpBlock.number + 1n })
      expect(block.timestamp).toBe(BigInt(time))
      await mineNow(chain)
    }
  } finally {
    await told.stop()
  }
})
